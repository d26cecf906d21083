import { text } from '../fields.ts';
import { day } from '../quote/day-field.ts';

/** A note that the visitor is to be called again. */
export const callbackFields = {
  day: day('Please choose the day on which to call'),
  /** The subject of the call; may be empty. */
  said: text(0, 'Please give the note as text', 'note'),
};
