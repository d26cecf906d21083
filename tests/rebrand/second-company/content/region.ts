export const region = {
  city: 'Durban',
  province: 'KwaZulu-Natal',
  near: ['Durban', 'Pietermaritzburg'],
  serviceArea: ['Durban', 'Umhlanga', 'Westville'],
} as const;
