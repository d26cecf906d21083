import * as z from 'zod/mini';
import { isCalendarDate } from '../calendar-date.ts';
import { line, must, text, wholeNumber } from '../fields.ts';

const MOST_LINES = 20;
const HIGHEST_PRICE = 10_000_000;

const PRICE = 'Please give the price in whole rand';
export const rand = wholeNumber(1, HIGHEST_PRICE, PRICE);
const day = (message: string) => z.string(message).check(must(isCalendarDate, message));
const INCLUDED = 'Please say what the price includes';

/** A line typed twice says no more than once. */
const withoutDoubles = (lines: string[]) => [...new Set(lines)];

/** A quote as the team sends it. */
export const quoteFields = {
  /** In whole rand; with `upTo` the lower end. */
  price: rand,
  /** The upper end of a price range. */
  upTo: z.nullable(rand),
  includes: z
    .array(line(1, INCLUDED), INCLUDED)
    .check(
      z.overwrite(withoutDoubles),
      z.minLength(1, INCLUDED),
      z.maxLength(MOST_LINES, `At most ${MOST_LINES} lines`),
    ),
  /** The day of arrival: a date, or what the visitor typed about one. */
  day: line(0, 'Please give the day as text'),
  /** When the truck arrives: 'between 8 and 9'. */
  window: line(0, 'Please give the hours as text'),
  /** The last day on which the visitor can accept. */
  validUntil: day('Please give the last day on which the price holds'),
  note: text(0, 'Please give the note as text', 'note'),
};

const storedQuoteSchema = z.object(quoteFields);
export type Quote = z.output<typeof storedQuoteSchema>;

/** The price and the arrival: what a yes agrees to. */
export type Terms = Pick<Quote, 'price' | 'upTo' | 'day' | 'window'>;

/** Checks of a new quote alone: the day of one that was stored earlier may be text. */
export const newQuoteChecks = [
  must(
    ({ price, upTo }: Pick<Quote, 'price' | 'upTo'>) => upTo === null || upTo > price,
    '“Up to” must be more than the price',
    ['upTo'],
  ),
  must(
    ({ day }: Pick<Quote, 'day'>) => day === '' || isCalendarDate(day),
    'Please choose the day of arrival',
    ['day'],
  ),
] as const;

/** A quote as the team writes it. */
export const newQuoteSchema = storedQuoteSchema.check(...newQuoteChecks);

/** How a quote reaches the visitor. */
export const QUOTE_CHANNELS = ['email', 'whatsapp'] as const;
export type QuoteChannel = (typeof QUOTE_CHANNELS)[number];
