import * as z from 'zod/mini';
import { isCalendarDate } from '../dates/calendar-date.ts';
import { line, must, text } from '../fields.ts';
import { crewFields } from './crew-fields.ts';
import { day } from './day-field.ts';
import { type Price, withPrice } from './price.schema.ts';

const MOST_LINES = 20;

const INCLUDED = 'Please say what the price includes';
const NOT_INCLUDED = 'Please say in lines what the price does not include';

/** A line typed twice says no more than once. */
const withoutDoubles = (lines: string[]) => [...new Set(lines)];

const lines = (least: number, message: string) =>
  z
    .array(line(1, message), message)
    .check(
      z.overwrite(withoutDoubles),
      z.minLength(least, message),
      z.maxLength(MOST_LINES, `At most ${MOST_LINES} lines`),
    );

/** What may be left out of a quote, and is its default then. */
export const optionalQuoteFields = {
  notIncluded: z._default(lines(0, NOT_INCLUDED), []),
  people: z._default(z.nullable(crewFields.people), null),
  trucks: z._default(z.nullable(crewFields.trucks), null),
};

/** A quote as the team sends it, apart from its price. */
export const quoteFields = {
  includes: lines(1, INCLUDED),
  ...optionalQuoteFields,
  /** The day of arrival: a date, or what the visitor typed about one. */
  day: line(0, 'Please give the day as text'),
  /** When the truck arrives: 'between 8 and 9'. */
  window: line(0, 'Please give the hours as text'),
  /** The last day on which the visitor can accept. */
  validUntil: day('Please give the last day on which the price holds'),
  note: text(0, 'Please give the note as text', 'note'),
};

/** A stored quote. */
export const quoteSchema = withPrice(quoteFields);
export type Quote = z.output<typeof quoteSchema>;

/** The price and the arrival: what a yes agrees to. */
export type Terms = Price & Pick<Quote, 'day' | 'window'>;

/** The day of a quote that was stored earlier may be text. */
export const newQuoteFields = {
  ...quoteFields,
  day: quoteFields.day.check(
    must((day) => day === '' || isCalendarDate(day), 'Please choose the day of arrival'),
  ),
};

/** A quote as the team writes it. */
export const newQuoteSchema = withPrice(newQuoteFields);

/** How a quote reaches the visitor. */
export const QUOTE_CHANNELS = ['email', 'whatsapp', 'phone'] as const;
export type QuoteChannel = (typeof QUOTE_CHANNELS)[number];
