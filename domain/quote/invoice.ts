import * as z from 'zod/mini';
import { type VatRate, vatRates } from '../../content/vat.ts';
import { inCents, sumOf } from '../money.ts';
import { billLine } from './bill.schema.ts';

const party = { name: z.string(), address: z.string(), vatNumber: z.string() };

/** What an invoice and a note both say. */
const paper = {
  reference: z.string(),
  supplier: z.object({ ...party, registrationNumber: z.string() }),
  customer: z.object({ ...party, orderNumber: z.string() }),
  /** The rate of the tax, which is that of the day of the move. */
  percent: z.number(),
  worked: z.optional(z.number()),
  lines: z.readonly(z.array(billLine)),
  said: z.string(),
};

/** Another paper, by its number and its ISO time. */
const other = z.object({ number: z.int(), at: z.string() });

/** A tax invoice as it was issued (VAT Act, section 20, as for more than R5 000). Nothing in it follows what becomes of the
 *  company or of the request. */
export const invoiceSchema = z.object({
  ...paper,
  from: z.string(),
  to: z.string(),
  /** The day of the move. */
  day: z.string(),
  /** In rand, with the tax. */
  price: z.number(),
  /** The one that it replaces; null for the first. */
  replaces: z.nullable(other),
});

/** A credit or debit note as it was issued (section 21): another price after the invoice, which goes on to count. */
export const noteSchema = z.object({
  ...paper,
  /** The tax invoice whose price changes. */
  about: other,
  /** The prices in rand, with the tax. */
  before: z.number(),
  after: z.number(),
  /** Whether the move itself is taken back: the next one has an invoice of its own. */
  isWhole: z.boolean(),
});

export type Invoice = z.output<typeof invoiceSchema>;
export type Note = z.output<typeof noteSchema>;

interface Issued {
  /** Invoices and notes share one series. */
  readonly number: number;
  readonly at: string;
  /** The ISO time at which it stopped to count; null as long as it does. */
  readonly endedAt: string | null;
}

/** An invoice with its number and its ISO time. */
export interface IssuedInvoice extends Issued {
  readonly invoice: Invoice;
}

export interface IssuedNote extends Issued {
  readonly note: Note;
}

export type IssuedPaper = IssuedInvoice | IssuedNote;

/** @param content JSON */
export function readPaper(content: string): { invoice: Invoice } | { note: Note } {
  const stored = JSON.parse(content);
  return 'about' in stored
    ? { note: noteSchema.parse(stored) }
    : { invoice: invoiceSchema.parse(stored) };
}

export const isInvoice = (paper: IssuedPaper): paper is IssuedInvoice => 'invoice' in paper;

/** The invoice of a move with the notes that change its price, all of which count. */
export interface InvoiceWithNotes extends IssuedInvoice {
  readonly notes: readonly IssuedNote[];
}

/** The one that counts among all papers about a move; null for none, and once a note has taken all of it back.
 *  @param papers by number */
export function countingInvoice(papers: readonly IssuedPaper[]): InvoiceWithNotes | null {
  let found: InvoiceWithNotes | null = null;
  for (const paper of papers) {
    if (paper.endedAt !== null) continue;
    if (isInvoice(paper)) found = { ...paper, notes: [] };
    else if (paper.note.isWhole) found = null;
    else if (found) found = addedTo(found, paper);
  }
  return found;
}

const addedTo = (invoice: InvoiceWithNotes, note: IssuedNote): InvoiceWithNotes => ({
  ...invoice,
  notes: [...invoice.notes, note],
});

/** What an invoice says once its notes are read with it. */
export function withNotes({ invoice, notes }: InvoiceWithNotes): Invoice {
  const last = notes.at(-1)?.note;
  if (!last) return invoice;
  const { worked: _, ...rest } = invoice;
  const { after: price, worked, lines, said } = last;
  return { ...rest, price, ...(worked !== undefined && { worked }), lines, said };
}

/** Prices, and the tax in them, in rand. */
export interface Amounts {
  readonly price: number;
  readonly tax: number;
  readonly withoutTax: number;
}

/** The rate of VAT on a day. */
export function vatOn(day: string, rates: readonly VatRate[] = vatRates): number {
  const rate = rates.findLast(({ from }) => from <= day) ?? rates[0];
  return rate?.percent ?? 0;
}

/** The tax in a price that includes it, and the rest; together they are the price to the cent. */
export function taxIn({ price, percent }: Pick<Invoice, 'price' | 'percent'>): Amounts {
  const tax = Math.round((inCents(price) * percent) / (100 + percent)) / 100;
  return { price, tax, withoutTax: sumOf([price, -tax]) };
}

/** By what a note changes the amounts of its invoice, below zero for a credit note. With those of the invoice they come to what is in the
 *  new price, to the cent. */
export function differenceIn({ before, after, percent }: Note): Amounts {
  const [one, other] = [before, after].map((price) => taxIn({ price, percent }));
  return {
    price: sumOf([after, -before]),
    tax: sumOf([other?.tax ?? 0, -(one?.tax ?? 0)]),
    withoutTax: sumOf([other?.withoutTax ?? 0, -(one?.withoutTax ?? 0)]),
  };
}
