export const region = {
  city: 'Durban',
  province: 'KwaZulu-Natal',
  serviceArea: ['Durban', 'Umhlanga', 'Westville'],
} as const;
