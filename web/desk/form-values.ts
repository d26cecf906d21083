import * as z from 'zod/mini';
import { localDay } from '../../domain/dates/local-time.ts';
import { text } from '../../domain/fields.ts';
import { callbackFields } from '../../domain/move/callback.schema.ts';
import { newBillFields, paymentFields } from '../../domain/quote/bill.schema.ts';
import {
  agreementSchema,
  confirmationSchema,
  priceSchema,
} from '../../domain/quote/booking.schema.ts';
import { BASES, PRICE_FIELDS, type Price } from '../../domain/quote/price.schema.ts';
import { newQuoteSchema } from '../../domain/quote/quote.schema.ts';
import type { QuoteContents } from '../../domain/quote/quote-in-words.ts';
import { billLineAsTyped, readBillLines } from '../../domain/quote/read-bill-lines.ts';
import type { GatePapers } from '../../domain/request/gate-papers.ts';
import type { DeskView } from '../../domain/team/desk-view.ts';
import { parseRand } from '../../domain/typed-rand.ts';
import { checkedBy } from '../forms/use-form.ts';
import type { ShortForm, Typed } from './desk-draft.ts';
import { isNews } from './how-they-hear.ts';

/** '6.5' and '6,5' as 6.5; NaN for what is not a number of hours. */
export function parseHours(typed: string): number {
  return /^\s*\d{1,3}([.,]\d{1,2})?\s*$/.test(typed) ? Number(typed.replace(',', '.')) : Number.NaN;
}

const count = (typed: string) => (/^\s*\d{1,3}\s*$/.test(typed) ? Number(typed) : Number.NaN);

const orNone = (read: (typed: string) => number) => (typed: string) =>
  typed.trim() === '' ? null : read(typed);

function lines(typed: string): string[] {
  return typed
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

/** They said yes without terms. */
export const NO_TERMS = 'none';

/** The stored value of a field, unless it is the text as it was typed. */
const READERS: Readonly<Record<string, (typed: string) => unknown>> = {
  price: orNone(parseRand),
  upTo: orNone(parseRand),
  rate: orNone(parseRand),
  hours: orNone(count),
  hoursUpTo: orNone(count),
  includes: lines,
  notIncluded: lines,
  lines: readBillLines,
  worked: (typed) => orNone(parseHours)(typed) ?? undefined,
  paidOn: (typed) => typed || undefined,
  invoiceTo: (typed) => typed.trim() || undefined,
  theirVat: (typed) => typed.replaceAll(/\s/g, '') || undefined,
  people: orNone(count),
  trucks: orNone(count),
  crew: (typed) => lines(typed.replaceAll(',', '\n')),
  terms: (typed) => (typed === NO_TERMS ? undefined : typed),
  isRenewed: (typed) => typed === 'yes',
};

const asIs = (typed: string): unknown => typed;

function read(typed: Typed): object {
  const basis = BASES.find((each) => each === typed.basis);
  // Text typed for another basis stays in its field.
  const others: readonly string[] = BASES.flatMap((each) => PRICE_FIELDS[each]).filter(
    (field) => basis && !PRICE_FIELDS[basis].some((each) => each === field),
  );
  const entries = Object.entries(typed).filter(([name]) => !others.includes(name));
  return Object.fromEntries(entries.map(([name, text]) => [name, (READERS[name] ?? asIs)(text)]));
}

/** The server's own rules. */
const SCHEMAS = {
  quoted: newQuoteSchema,
  agreed: agreementSchema,
  confirmed: confirmationSchema,
  settled: z.object(newBillFields),
  paid: z.object(paymentFields),
  cancelled: z.object({
    askedBy: z.enum(['customer', 'company'], 'Please say who asked for it'),
    said: text(0, 'Please give the reason as text', 'line'),
  }),
  phoned: z.object({ said: text(1, 'Please write a line about what was said', 'line') }),
  callback: z.object(callbackFields),
  undelivered: z.object({ said: text(0, 'Please give what the mail said as text', 'line') }),
  refused: z.object({}),
  linked: z.object({ isRenewed: z.boolean() }),
} as const satisfies Record<ShortForm, z.ZodMiniType>;

export type FormContent = { [Form in ShortForm]: z.output<(typeof SCHEMAS)[Form]> };

/** The price that is typed; null until there is one. */
export function typedPrice(typed: Typed): Price | null {
  return priceSchema.safeParse(read(typed)).data ?? null;
}

/** The rest of a quote as far as it is typed. */
export function typedContents(typed: Typed): QuoteContents {
  const contents = read(typed) as QuoteContents; // its form has each of these fields
  const { people, trucks } = contents;
  return { ...contents, people: people || null, trucks: trucks || null };
}

/** Reads what was typed into what the form stores, and checks it. */
export function checkOf<Form extends ShortForm>(form: Form) {
  const rules: z.ZodMiniType = SCHEMAS[form];
  return checkedBy(rules as z.ZodMiniType<FormContent[Form]>, read); // its output
}

/** The first values of each form.
 *  @param papers what this device confirmed last */
export function initialValues(
  form: ShortForm,
  { quote, agreement, confirmation, bill, stage }: DeskView,
  papers: GatePapers | undefined,
): Typed {
  const { registration, crew } = confirmation;
  const isKnown = registration !== '' || crew.length > 0;
  const stored = {
    quoted: quote?.draft ?? {},
    agreed: { ...agreement, terms: '', said: '' },
    confirmed: { ...confirmation, ...(!isKnown && papers) },
    settled: {
      price: bill.price,
      worked: bill.worked,
      lines: bill.lines.map(billLineAsTyped),
      paid: bill.paid ?? (stage === 'owing' ? 'not-yet' : ''),
      paidOn: bill.paidOn,
      day: bill.day,
      said: bill.said,
      invoiceTo: bill.invoiceTo,
      theirVat: bill.theirVat,
    },
    paid: { how: '', paidOn: localDay(new Date()) },
    cancelled: { askedBy: '', said: '' },
    phoned: { said: '' },
    callback: { day: '', said: '' },
    undelivered: { said: '' },
    refused: {},
    linked: { isRenewed: '' },
  };
  const entries = Object.entries<string | number | readonly string[] | null>({
    ...stored[form],
    // The form itself does not store it.
    ...(isNews(form) && { toldBy: '' }),
  });
  return Object.fromEntries(entries.map(([name, value]) => [name, asTyped(value)]));
}

function asTyped(value: string | number | readonly string[] | null): string {
  if (value === null) return '';
  return typeof value === 'object' ? value.join('\n') : String(value);
}
