import * as z from 'zod/mini';
import { isCalendarDate } from '../dates/calendar-date.ts';
import { must } from '../fields.ts';

/** A date, as a browser's field has it. Only the team's forms need it, so that visitors do not load it. */
export function day(message: string) {
  return z.string(message).check(must(isCalendarDate, message));
}
