import { company } from './company.ts';

/** How to send the photos, videos and pins that the pages ask for. */
export const photos = {
  label: 'Photos or a pin',
  value: `Send them by WhatsApp or to ${company.email}, with your reference.`,
};
