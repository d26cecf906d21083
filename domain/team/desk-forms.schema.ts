import * as z from 'zod/mini';
import type { Firm } from '../quote/agreed.ts';
import { REPLACED } from '../quote/agreed.ts';
import { billLine } from '../quote/bill.schema.ts';
import { shownDraft } from '../quote/price-draft.ts';
import { QUOTE_CHANNELS, quoteFields } from '../quote/quote.schema.ts';
import { shownPrice } from '../quote/shown-price.schema.ts';
import { storedVisit } from '../quote/visit.schema.ts';
import { day, list, texts } from '../shown.ts';
import type { QuoteDraft } from './suggest-quote.ts';

// The first values of the desk's forms.

/** Null if it asks for none. */
export const shownDeposit = z.nullable(z.object({ amount: z.number(), by: day }));

/** All that a quote has, so that the form of the next one begins with it. */
const quoteDraft = z.extend(shownDraft, quoteFields) satisfies z.ZodMiniType<QuoteDraft>;

export const deskQuote = z.object({
  /** The form begins with this: the last quote, or what the request suggests. */
  draft: quoteDraft,
  /** The first day that keeps the promise of the terms: a quote is good until then or later. */
  promisedUntil: day,
  /** The visitor's changes after the last quote: the draft follows the request as it is now. */
  changes: texts,
  /** What a new quote replaces, a booking once they say yes; null if the visitor knows of nothing. */
  replaces: z.nullable(z.enum(REPLACED)),
  /** Whether the visitor waits for a new one: they changed the move, and cannot accept the last one any more. */
  isAwaited: z.boolean(),
  /** The last one on the day that they wish now, as it can be sent; null where more than the day is to be thought about. */
  onNewDay: z.nullable(z.intersection(shownPrice, z.object(quoteFields))),
  /** How it can reach the visitor, their choice first; by phone if there is no other way. */
  channels: list(z.enum(QUOTE_CHANNELS)),
  /** Why it cannot go by email; null if it can. */
  noEmail: z.nullable(z.string()),
});
export type DeskQuote = Readonly<z.output<typeof deskQuote>>;

export const agreementDraft = z.extend(shownDraft, { visits: list(storedVisit) });

export const confirmationDraft = z.extend(shownDraft, {
  visits: list(z.extend(storedVisit, { registration: z.string(), crew: texts })),
});

/** An entry of the account that can be struck, as text. */
export const deskEntry = z.object({ number: z.int(), label: z.string() });

/** Each may be empty. */
const firm = {
  invoiceTo: z.string(),
  invoiceAddress: z.string(),
  theirVat: z.string(),
  orderNumber: z.string(),
  billEmail: z.string(),
} satisfies Record<keyof Firm, z.ZodMiniType>;

/** The first values of the form for the price in the end. */
export const deskBill = z.object({
  agreed: z.nullable(shownPrice),
  /** Null for a price that was left open. */
  price: z.nullable(z.number()),
  worked: z.nullable(z.number()),
  lines: list(billLine),
  said: z.string(),
  day: z.string(),
  /** Whether it has a tax invoice. */
  isInvoiced: z.boolean(),
  ...firm,
});
