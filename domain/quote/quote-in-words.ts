import { refunds } from '../../content/legal/refunds.ts';
import { cancellationNotice, noInsurance, payment } from '../../content/terms.ts';
import type { Progress } from '../history/progress.ts';
import { moveDateInWords } from '../request/move-date.ts';
import type { SummaryLine } from '../request/summary-line.ts';
import type { Confirmation } from './booking.schema.ts';
import { paperLines } from './paper-fields.ts';
import type { Price } from './price.schema.ts';
import type { Quote, Terms } from './quote.schema.ts';

/** 'R6 500', with a space that no line breaks at. */
function randInWords(rand: number): string {
  return `R${String(rand).replace(/\B(?=(\d{3})+$)/g, '\u00a0')}`;
}

/** 'R6 500 for the whole move, however long it takes', 'R800 an hour, 5 to 7 hours: R4 000 to R5 600', or
 *  'R6 500 to R8 000'. */
export function priceInWords(price: Price): string {
  const sum = sumInWords(price);
  if (price.basis === 'whole') return `${sum} for the whole move, however long it takes`;
  if (price.basis !== 'hourly') return sum;
  const { rate, hours, hoursUpTo } = price;
  const comesTo =
    hoursUpTo === null
      ? `at least ${counted(hours, 'hour')}: from ${sum}`
      : `${hours} to ${counted(hoursUpTo, 'hour')}: ${sum}`;
  return `${randInWords(rate)} an hour, ${comesTo}`;
}

/** 'R6 500', or 'R6 500 to R8 000'. */
function sumInWords({ price, upTo }: Pick<Price, 'price' | 'upTo'>): string {
  return upTo === null ? randInWords(price) : `${randInWords(price)} to ${randInWords(upTo)}`;
}

/** 'Saturday 5 December 2026, between 8 and 9'; only what is known of it. */
export function arrivalInWords({ day, window }: Pick<Quote, 'day' | 'window'>): string {
  return [moveDateInWords(day), window].filter(Boolean).join(', ');
}

/** A line about a quote or a booking, by what it is about. */
export interface QuoteLine extends SummaryLine {
  readonly field:
    | 'price'
    | 'exactPrice'
    | 'includes'
    | 'arrival'
    | 'validUntil'
    | 'note'
    | 'olderContents'
    | 'brings'
    | 'registration'
    | 'crew'
    | 'day'
    | 'why';
}

/** The lines that say something. */
export const told = <Line extends SummaryLine>(lines: readonly Line[]): Line[] =>
  lines.filter(({ value }) => value !== '');

/** The quote as its visitor reads it, in the mail, on the page and in the preview. */
export function quoteLines(quote: Quote): QuoteLine[] {
  const { includes, validUntil, note } = quote;
  return told<QuoteLine>([
    { field: 'price', label: 'Price', value: priceInWords(quote) },
    {
      field: 'exactPrice',
      label: 'Exact price',
      value: quote.basis === 'range' ? EXACT_PRICE : '',
    },
    { field: 'includes', label: 'Included', value: includes.join('\n') },
    { field: 'arrival', label: 'Arrival', value: arrivalInWords(quote) },
    { field: 'validUntil', label: 'Good until', value: moveDateInWords(validUntil) },
    { field: 'note', label: 'Note', value: note },
  ]);
}

const EXACT_PRICE = 'We’ll tell you before we confirm the day.';

/** Follows the contents of an accepted quote once the visitor has changed the move. */
export const OLDER_CONTENTS: QuoteLine = {
  field: 'olderContents',
  label: 'Please note',
  value:
    'What is included was written before you changed your request. If the price changes, we’ll tell you first.',
};

/** After a visitor changed what was agreed. */
export const UNTIL_CONFIRMED_AGAIN =
  'Nothing is booked until we confirm the day again. If the price changes, we’ll tell you first.';

/** A new quote tells the visitor in these words that it replaces an agreement or a quote. */
export const REPLACES = {
  agreement:
    'replaces what you said yes to. Nothing is booked until you accept it and we confirm the day.',
  quote: 'replaces our earlier quote.',
} as const;

/** Those lines apart, for the page that shows each in its own way. */
export function partsOf(lines: readonly QuoteLine[]) {
  const only = (...fields: readonly QuoteLine['field'][]) =>
    lines.filter(({ field }) => fields.includes(field));
  return {
    price: only('price')[0]?.value ?? '',
    arrival: only('arrival')[0]?.value ?? '',
    note: only('note', 'olderContents'),
    /** Neither the price, nor when a range ends, nor the contents. */
    rest: lines.filter(({ field }) => !['price', 'exactPrice', 'includes'].includes(field)),
  };
}

/** What a visitor said yes to. */
export function agreementLines(agreement: Terms): QuoteLine[] {
  return told<QuoteLine>([
    { field: 'price', label: 'Price', value: priceInWords(agreement) },
    { field: 'arrival', label: 'Arrival', value: agreement.day && arrivalInWords(agreement) },
  ]);
}

/** What has been agreed, as the visitor reads it. */
export function confirmationLines(confirmation: Confirmation): QuoteLine[] {
  const { people, trucks } = confirmation;
  return [
    { field: 'arrival', label: 'Arrival', value: arrivalInWords(confirmation) },
    { field: 'price', label: 'Price', value: priceInWords(confirmation) },
    {
      field: 'brings',
      label: 'We bring',
      value: [counted(people, 'mover'), counted(trucks, 'truck')].filter(Boolean).join(', '),
    },
    ...paperLines(confirmation),
  ];
}

/** What is confirmed, or else what the visitor said yes to; empty before a yes. */
export function heldLines({
  agreement,
  confirmation,
}: Pick<Progress, 'agreement' | 'confirmation'>): QuoteLine[] {
  if (confirmation) return confirmationLines(confirmation);
  return agreement ? agreementLines(agreement) : [];
}

/** '3 movers', '1 truck'; empty for none. */
function counted(figure: number, one: string): string {
  return figure === 0 ? '' : `${figure} ${one}${figure === 1 ? '' : 's'}`;
}

/** The terms that matter once the day is over. */
export const lastingTerms: readonly SummaryLine[] = [
  { label: 'Payment', value: `When the move is done, by ${payment}.` },
  { label: 'Refunds', value: refunds },
  { label: 'Insurance', value: noInsurance },
];

/** The terms that matter before a visitor says yes. */
export const quoteTerms: readonly SummaryLine[] = [
  ...lastingTerms,
  { label: 'Cancelling', value: `Tell us at least ${cancellationNotice} before the move.` },
];
