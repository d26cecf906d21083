import { text } from '../fields.ts';

/** Why something is done, or differs; may be empty. */
export const reasonText = (limit: Parameters<typeof text>[2]) =>
  text(0, 'Please give the reason as text', limit);
