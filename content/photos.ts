import { company } from './company.ts';

/** Where the photos, videos and pins go that the pages ask for. */
export const photos = {
  label: 'Photos or a pin',
  value: `Send them by WhatsApp, or email them to ${company.email}. Add your reference.`,
};
