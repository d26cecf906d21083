import { refunds } from '../../content/legal/refunds.ts';
import { cancellationNotice, clock, noInsurance, payment } from '../../content/terms.ts';
import { type CalendarDate, isCalendarDate } from '../dates/calendar-date.ts';
import { moveDateInWords } from '../dates/move-date.ts';
import { randInWords } from '../money.ts';
import type { SummaryLine } from '../request/summary-line.ts';
import type { Deposit } from './account.ts';
import type { Agreement, CurrentConfirmation } from './agreed.ts';
import type { Confirmation } from './booking.schema.ts';
import { type FieldLines, linesIn } from './field-lines.ts';
import type { Price, SentPrice } from './price.schema.ts';
import { priceInWords } from './price-in-words.ts';
import type { Quote, Terms } from './quote.schema.ts';
import { isIn, type QuoteLine, withoutEmpty } from './quote-line.ts';
import { arrivalLines, bringsLines, visitPaperLines, visitsInWords } from './visit-in-words.ts';

/** The quote as its visitor reads it, in the mail, on the page and in the preview. */
export function quoteLines(quote: Quote): QuoteLine[] {
  return withoutEmpty([...priceLines(quote), ...contentLines(quote)]);
}

/** All of a quote but its price. */
export type QuoteContents = Omit<Quote, keyof SentPrice>;

type Lines<Field extends string, Content> = FieldLines<Field, Content, QuoteLine>;

const CONTENTS: Lines<keyof QuoteContents, QuoteContents> = {
  includes: ({ includes }) => ({
    field: 'includes',
    label: 'Included',
    value: includes.join('\n'),
  }),
  notIncluded: ({ notIncluded }) => ({
    field: 'notIncluded',
    label: 'Not included',
    value: notIncluded.join('\n'),
  }),
  visits: ({ visits }) => [...arrivalLines(visits), ...bringsLines(visits)],
  validUntil: (quote) => ({
    field: 'validUntil',
    label: 'Good until',
    value: moveDateInWords(lastDayOf(quote)),
  }),
  deposit: depositLine,
  note: ({ note }) => ({ field: 'note', label: 'Note', value: note }),
};

export function contentLines(quote: QuoteContents): QuoteLine[] {
  return withoutEmpty(linesIn(CONTENTS, quote));
}

const PRICE: Lines<keyof SentPrice, Price> = {
  price: (price) => ({ field: 'price', label: 'Price', value: priceInWords(price) }),
  upTo: 'price',
  rate: 'price',
  hours: 'price',
  hoursUpTo: 'price',
  basis: ({ basis }) => ({
    field: 'clock',
    label: 'What you pay for',
    value: basis === 'hourly' ? CLOCK : '',
  }),
};

export function priceLines(price: Price): QuoteLine[] {
  return linesIn(PRICE, price);
}

const CLOCK = `The time from ${clock.from} until ${clock.until}.`;

function depositLine({ deposit }: Pick<Quote, 'deposit'>): QuoteLine {
  return { field: 'deposit', label: 'Deposit', value: deposit ? depositInWords(deposit) : '' };
}

/** 'R5 000 by Wednesday 3 March 2027' */
export function depositInWords({ amount, by }: Deposit): string {
  return `${randInWords(amount)} by ${moveDateInWords(by)}`;
}

/** Follows the contents of an accepted quote once the visitor has changed the move. */
export const OLDER_CONTENTS: QuoteLine = {
  field: 'olderContents',
  label: 'Please note',
  value:
    'What is included was written before you changed your request. If the price changes, we’ll ask you first.',
};

/** The sentence in a new quote that says what it replaces. */
export const REPLACES = {
  agreement:
    'replaces what you said yes to. Nothing is booked until you accept it and we confirm the day.',
  booking: 'changes what is booked once you accept it. Until then your booking stays as it is.',
  quote: 'replaces our earlier quote.',
} as const;

/** Those lines apart, for the page that shows each in its own way. */
export function partsOf(lines: readonly QuoteLine[]) {
  const only = (wanted: QuoteLine['field']) => lines.filter(({ field }) => field === wanted);
  return {
    price: only('price')[0]?.value ?? '',
    arrival: only('arrival')[0]?.value ?? '',
    brings: only('brings')[0]?.value ?? '',
    /** The conditions that a yes accepts besides. */
    more: lines.filter((line) => isIn('yes', line)),
    clock: only('clock'),
    /** Neither price nor clock, nor the contents. */
    rest: lines.filter((line) => isIn('paper', line)),
  };
}

/** The fields of something with a price, which is one of them. */
type Priced<Content> = Exclude<keyof Content, keyof SentPrice> | 'price';

const AGREEMENT: Lines<Priced<Terms>, Terms> = {
  price: priceLines,
  // A visitor who wishes another day takes that one back.
  visits: ({ visits }) => (visits[0].day || visits.length > 1 ? arrivalLines(visits) : []),
  deposit: depositLine,
};

/** The quote that a visitor accepted. */
export function agreementLines(agreement: Terms): QuoteLine[] {
  return withoutEmpty(linesIn(AGREEMENT, agreement));
}

/** A confirmation, or some of its visits at the price that was agreed. */
type Confirmed = Price & Pick<Confirmation, 'visits'>;

const CONFIRMATION: Lines<Priced<Confirmation>, Confirmed> = {
  visits: ({ visits, ...price }) => [
    ...arrivalLines(visits),
    ...priceLines(price),
    ...bringsLines(visits),
    ...visitPaperLines(visits),
  ],
  price: 'visits',
};

/** The agreement, as the visitor reads it. */
export function confirmationLines(confirmation: Confirmed): QuoteLine[] {
  return withoutEmpty(linesIn(CONFIRMATION, confirmation));
}

/** 'Monday 7 December 2026, between 8 and 9, R6 500' */
export function agreementInWords(agreement: Terms): string {
  return [visitsInWords(agreement.visits), priceInWords(agreement)].filter(Boolean).join(', ');
}

/** The confirmed booking, or else the accepted one; empty before a yes. */
export function heldLines({
  agreement,
  confirmation,
}: {
  readonly agreement: Agreement | null;
  readonly confirmation: CurrentConfirmation | null;
}): QuoteLine[] {
  if (confirmation) return confirmationLines(confirmation);
  return agreement ? agreementLines(agreement) : [];
}

/** A deposit that a quote asks for, and which may have come since. */
export type AskedDeposit = Deposit & { readonly isReceived?: boolean };

/** The terms that matter once the day is over.
 *  @param deposit null if the quote asks for none */
export function lastingTerms(deposit: AskedDeposit | null): readonly SummaryLine[] {
  const when = !deposit
    ? 'When the move is done'
    : deposit.isReceived
      ? 'The rest when the move is done'
      : `${depositInWords(deposit)}, and the rest when the move is done`;
  return [
    { label: 'Payment', value: `${when}, by ${payment}.` },
    { label: 'Refunds', value: refunds },
    { label: 'Insurance', value: noInsurance },
  ];
}

/** The terms that matter before a visitor says yes. */
export function quoteTerms(deposit: AskedDeposit | null): readonly SummaryLine[] {
  return [
    ...lastingTerms(deposit),
    { label: 'Cancelling', value: `Tell us at least ${cancellationNotice} before the move.` },
  ];
}

/** The last day on which a visitor can accept a quote: its last day, or that of the first visit if that comes first. */
export function lastDayOf({
  visits: [{ day }],
  validUntil,
}: Pick<Quote, 'visits' | 'validUntil'>): CalendarDate {
  return isCalendarDate(day) && day < validUntil ? day : validUntil;
}
