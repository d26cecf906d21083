import * as z from 'zod/mini';
import { isCalendarDate } from '../calendar-date.ts';
import { must, text } from '../fields.ts';

const DAY = 'Please choose the day on which to call';

/** A note that the visitor is to be called again. */
export const callbackFields = {
  day: z.string(DAY).check(must(isCalendarDate, DAY)),
  /** The subject of the call; may be empty. */
  said: text(0, 'Please give the note as text', 'note'),
};
