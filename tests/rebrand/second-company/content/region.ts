export const region = {
  city: 'Durban',
  province: 'KwaZulu-Natal',
  time: { utcOffset: '+02:00', name: 'SAST' },
  near: ['Durban', 'Pietermaritzburg'],
  serviceArea: ['Durban', 'Umhlanga', 'Westville'],
} as const;
