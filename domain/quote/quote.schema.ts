import * as z from 'zod/mini';
import { line, text } from '../fields.ts';
import { money } from '../money.ts';
import { day } from './day-field.ts';
import { HIGHEST_PRICE, type Price, withPrice } from './price.schema.ts';
import { offeredVisits, storedVisits } from './visit.schema.ts';

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

const DEPOSIT = 'Please give the deposit in rand';

/** Money that a quote asks for before the move. */
const deposit = z.object({
  /** In rand, to the cent. */
  amount: money(1, HIGHEST_PRICE, DEPOSIT),
  /** The last day for it. */
  by: day('Please choose the last day for the deposit'),
});

/** What may be left out of a quote, and is its default then. */
export const optionalQuoteFields = {
  notIncluded: z._default(lines(0, NOT_INCLUDED), []),
  deposit: z._default(z.nullable(deposit), null),
};

/** A quote as the team sends it, apart from its price. */
export const quoteFields = {
  includes: lines(1, INCLUDED),
  ...optionalQuoteFields,
  visits: storedVisits,
  /** The last day on which the visitor can accept. */
  validUntil: day('Please give the last day on which the price holds'),
  note: text(0, 'Please give the note as text', 'note'),
};

/** A stored quote. */
export const quoteSchema = withPrice(quoteFields);
export type Quote = z.output<typeof quoteSchema>;

/** The price, the visits and the deposit: what a yes agrees to. */
export type Terms = Price & Pick<Quote, 'visits' | 'deposit'>;

export const newQuoteFields = { ...quoteFields, visits: offeredVisits };

/** A quote as the team writes it. */
export const newQuoteSchema = withPrice(newQuoteFields);

/** How a quote reaches the visitor. */
export const QUOTE_CHANNELS = ['email', 'whatsapp', 'phone'] as const;
export type QuoteChannel = (typeof QUOTE_CHANNELS)[number];
