import { isDeepStrictEqual } from 'node:util';
import { legalEntity, vat } from '../../content/company.ts';
import type { EventContent } from '../../domain/move/event.ts';
import {
  countingInvoice,
  type Invoice,
  type InvoiceWithNotes,
  type Note,
  vatOn,
  withNotes,
} from '../../domain/quote/invoice.ts';
import type { OpenTransaction } from '../database/database.ts';
import type { Stored } from '../requests/submission.ts';
import type { Case } from './case.ts';
import { endInvoices, findPapersAbout, insertInvoice } from './invoice.repository.ts';

type Settled = Extract<EventContent, { kind: 'settled' }>;
type Numbers = Pick<Settled, 'invoice' | 'note'>;

/** The papers for what a move came to: its tax invoice, or as long as that says the same no new one. Another price makes a
 *  credit or debit note about it (VAT Act, section 21), and other particulars a corrected invoice in its place (section 20(1B)).
 *  @returns nothing for a company that is not registered for VAT */
export async function issueInvoice(
  trx: OpenTransaction,
  { stored }: Case,
  settled: Settled,
  at: Date,
): Promise<Numbers> {
  if (!vat || stored.kind !== 'request') return {};
  const issuing = { first: vat.firstInvoice, at };
  const typed = invoiceFor(stored, settled, vat.number);
  const found = await findCounting(trx, stored.reference);
  if (!found) return { invoice: await insertInvoice(trx, typed, issuing) };
  const said = withNotes(found);
  const isOtherPrice = said.price !== typed.price;
  // What explains the new price is on the note.
  const aim = isOtherPrice ? { ...typed, ...pricePart(said) } : typed;
  const invoice = isSame(said, aim) ? found : await correct(trx, found, aim, issuing);
  if (!isOtherPrice) return { invoice: invoice.number };
  const note = noteAbout(invoice, { before: said.price, after: typed, isWhole: false });
  return { invoice: invoice.number, note: await insertInvoice(trx, note, issuing) };
}

/** Takes the invoice of a move back that is planned again. */
export async function takeInvoiceBack(
  trx: OpenTransaction,
  { invoice }: Case,
  at: Date,
): Promise<void> {
  if (!invoice) return;
  const { price: before } = withNotes(invoice);
  if (before === 0) return endInvoices(trx, numbersOf(invoice), at);
  const after = { price: 0, lines: [], said: 'The move is planned again.' };
  const note = noteAbout(invoice, { before, after, isWhole: true });
  await insertInvoice(trx, note, { first: 1, at });
}

/** Also one that the history does not have, after an older backup was restored. */
async function findCounting(trx: OpenTransaction, reference: string) {
  const papers = await findPapersAbout(trx, [reference]);
  return countingInvoice(papers.get(reference) ?? []);
}

async function correct(
  trx: OpenTransaction,
  before: InvoiceWithNotes,
  invoice: Invoice,
  issuing: { readonly first: number; readonly at: Date },
): Promise<Pick<InvoiceWithNotes, 'number' | 'at' | 'invoice'>> {
  await endInvoices(trx, numbersOf(before), issuing.at);
  const replacing = { ...invoice, replaces: { number: before.number, at: before.at } };
  const number = await insertInvoice(trx, replacing, issuing);
  return { number, at: issuing.at.toISOString(), invoice: replacing };
}

const numbersOf = ({ number, notes }: InvoiceWithNotes) => [
  number,
  ...notes.map((note) => note.number),
];

function invoiceFor(
  { reference, name, content }: Stored<'request'>,
  settled: Settled,
  vatNumber: string,
): Invoice {
  const { day, invoiceTo, invoiceAddress, theirVat, orderNumber } = settled;
  const { fromAddress: from, toAddress: to } = content;
  return {
    reference,
    supplier: { ...legalEntity, vatNumber },
    customer: {
      name: invoiceTo ?? name,
      // They live there now.
      address: invoiceAddress ?? (to || from),
      vatNumber: theirVat ?? '',
      orderNumber: orderNumber ?? '',
    },
    from,
    to,
    day,
    percent: vatOn(day),
    ...pricePart(settled),
    replaces: null,
  };
}

/** The price, and what explains it. */
function pricePart({ price, worked, lines, said }: PricePart): PricePart {
  return { price, worked, lines, said };
}

type PricePart = Pick<Invoice, 'price' | 'worked' | 'lines' | 'said'>;

function noteAbout(
  { number, at, invoice }: Pick<InvoiceWithNotes, 'number' | 'at' | 'invoice'>,
  change: {
    readonly before: number;
    readonly after: PricePart;
    readonly isWhole: boolean;
  },
): Note {
  const { reference, supplier, customer, percent } = invoice;
  const { price: after, worked, lines, said } = change.after;
  const about = { number, at };
  const { before, isWhole } = change;
  return {
    ...{ reference, supplier, customer, percent, worked, lines, said },
    ...{ about, before, after, isWhole },
  };
}

/** Whether they say the same about the move. What changed in the company since makes no new one. */
function isSame(one: Invoice, other: Invoice): boolean {
  return isDeepStrictEqual(said(one), said(other));
}

/** As it is stored. */
function said({ supplier: _, percent: __, replaces: ___, ...invoice }: Invoice): unknown {
  return JSON.parse(JSON.stringify(invoice));
}
