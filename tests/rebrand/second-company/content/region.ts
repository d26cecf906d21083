export const region = {
  city: 'Durban',
  province: 'KwaZulu-Natal',
  time: { utcOffset: '+02:00', name: 'SAST', zone: 'Africa/Johannesburg' },
  near: ['Durban', 'Pietermaritzburg'],
  serviceArea: ['Durban', 'Umhlanga', 'Westville'],
} as const;
