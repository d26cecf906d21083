import * as z from 'zod/mini';
import { isCalendarDate } from '../calendar-date.ts';
import { line, text } from '../fields.ts';
import { rand } from './quote.schema.ts';

const MOST_PEOPLE = 50;

const DAY = 'Please choose the day of the move';
const day = z.string(DAY).check(z.refine(isCalendarDate, DAY));

function count(least: number, message: string) {
  return z.int(message).check(z.minimum(least, message), z.maximum(MOST_PEOPLE, message));
}

/** What a visitor agreed to by phone or in a chat. */
export const agreementFields = {
  /** In whole rand. */
  price: rand,
  day,
  /** What was said; may be empty. */
  said: text(0, 'Please give what was said as text', 'line'),
};

/** The day stands: what the family will do, and when. */
export const confirmationFields = {
  /** The exact price in whole rand, also after a quote with a range. */
  price: rand,
  day,
  /** When the truck arrives: 'between 8 and 9'. */
  window: line(1, 'Please say when the truck arrives'),
  people: count(1, 'Please say how many people come'),
  trucks: count(0, 'Please say how many trucks come'),
};

const confirmationSchema = z.object(confirmationFields);
export type Confirmation = z.output<typeof confirmationSchema>;
