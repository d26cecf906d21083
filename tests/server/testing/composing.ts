import type { Composing } from '../../../server/sending/mail/composing.ts';

/** With what tests compose a mail. */
export const COMPOSING: Composing = {
  siteUrl: 'https://movers.example',
  now: new Date('2026-11-21T20:35:00Z'),
};
