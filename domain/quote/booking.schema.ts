import * as z from 'zod/mini';
import { isCalendarDate } from '../calendar-date.ts';
import { line, must, text, wholeNumber } from '../fields.ts';
import { rand } from './quote.schema.ts';

/** People, or trucks. */
const MOST = 50;

const DAY = 'Please choose the day of the move';
const day = z.string(DAY).check(must(isCalendarDate, DAY));

/** What a visitor agreed to by phone or in a chat. */
export const agreementFields = {
  /** In whole rand. */
  price: rand,
  day,
  /** What was said; may be empty. */
  said: text(0, 'Please give what was said as text', 'line'),
};

/** The day is confirmed: what the family will do, and when. */
export const confirmationFields = {
  /** The exact price in whole rand, also after a quote with a range. */
  price: rand,
  day,
  /** When the truck arrives: 'between 8 and 9'. */
  window: line(1, 'Please say when the truck arrives'),
  people: wholeNumber(1, MOST, 'Please say how many people come'),
  trucks: wholeNumber(0, MOST, 'Please say how many trucks come'),
};

const confirmationSchema = z.object(confirmationFields);
export type Confirmation = z.output<typeof confirmationSchema>;
