import * as z from 'zod/mini';
import { legalEntity } from '../../content/company.ts';
import { localDay } from '../dates/local-time.ts';
import { moveDateInWords } from '../dates/move-date.ts';
import { randInWords } from '../money.ts';
import { addressInWords } from '../request/labels.ts';
import type { SummaryLine } from '../request/summary-line.ts';
import { list, shownLine } from '../shown.ts';
import type { Bill, Held } from './agreed.ts';
import { accountLines, billLineInWords, billLines } from './bill-in-words.ts';
import {
  type Amounts,
  differenceIn,
  type Invoice,
  type InvoiceWithNotes,
  type IssuedNote,
  type Note,
  taxIn,
  withNotes,
} from './invoice.ts';
import { issuerLines } from './issuer-lines.ts';
import { quoteLine } from './quote-line.schema.ts';
import type { QuoteLine } from './quote-line.ts';
import { withoutEmpty } from './quote-line.ts';
import type { ShownAccount } from './shown-account.schema.ts';

/** The account of a move on paper: a receipt, or the tax invoice of a company that is registered for VAT. */
export const billPaperSchema = z.object({
  /** 'Tax invoice 12', 'Tax invoice 12 and credit note 14'; empty for a receipt. */
  title: z.string(),
  /** From the agreed price to what is open. */
  lines: list(quoteLine),
  issuer: list(shownLine),
  /** Whom it is for; nothing for a receipt to the visitor. */
  to: list(shownLine),
  /** The invoice that it replaces or changes, in a sentence; empty for none. */
  replaces: z.string(),
});
export type BillPaper = Readonly<z.output<typeof billPaperSchema>>;

interface Settled {
  readonly bill: Bill;
  readonly held: Held | null;
  readonly account: ShownAccount;
  /** Null for a receipt. */
  readonly issued: InvoiceWithNotes | null;
}

export function billPaper({ bill, held, account, issued }: Settled): BillPaper {
  if (!issued) {
    const lines = billLines(bill, held, account);
    return {
      title: '',
      lines,
      issuer: issuerLines(legalEntity),
      to: firmLines(bill),
      replaces: '',
    };
  }
  const { at, invoice } = issued;
  const { replaces, price, worked, lines, said, day } = invoice;
  const asIssued = { ...bill, price, worked, lines: [...lines], said, day };
  return {
    title: `Tax ${papersInWords(issued)}`,
    lines: billLines(asIssued, held, account).flatMap((line) =>
      line.field === 'price'
        ? [line, ...taxLines(taxIn(invoice), invoice), ...allNotes(issued)]
        : [line],
    ),
    issuer: issuerLines(invoice.supplier),
    to: [
      ...partyLines(invoice.customer),
      ...supplyLines(invoice),
      { label: 'Issued on', value: dayOf(at) },
    ],
    replaces: replaces
      ? `It replaces tax ${invoiceName(replaces.number)} of ${dayOf(replaces.at)}, which counts no longer.`
      : '',
  };
}

/** A credit or debit note by itself, as whoever has the invoice gets it.
 *  @param account null for a move that is planned again */
export function notePaper(issued: IssuedNote, account: ShownAccount | null): BillPaper {
  const { note } = issued;
  const { number, at } = note.about;
  return {
    title: capital(noteName(issued)),
    lines: [...noteLines(issued), ...(account ? accountLines(account) : [])],
    issuer: issuerLines(note.supplier),
    to: partyLines(note.customer),
    replaces: `It ${note.isWhole ? 'takes back' : 'changes the price on'} tax ${invoiceName(number)} of ${dayOf(at)}.`,
  };
}

const invoiceName = (number: number) => `invoice ${number}`;

/** 'credit note 14': below the price of its invoice, and 'debit note 14' above it. */
export function noteName({ number, note }: Pick<IssuedNote, 'number' | 'note'>): string {
  return `${note.after < note.before ? 'credit' : 'debit'} note ${number}`;
}

/** 'invoice 12, credit note 14 and debit note 15' */
export function papersInWords({ number, notes }: InvoiceWithNotes): string {
  const names = [invoiceName(number), ...notes.map(noteName)];
  const last = names.pop() ?? '';
  return names.length > 0 ? `${names.join(', ')} and ${last}` : last;
}

/** The notes on the paper of their invoice, and the price with them. */
function allNotes(issued: InvoiceWithNotes): QuoteLine[] {
  if (issued.notes.length === 0) return [];
  const { price } = withNotes(issued);
  const dated = (note: IssuedNote) => noteLines(note).filter(({ field }) => field !== 'price');
  return [
    ...issued.notes.flatMap(dated),
    { field: 'price', label: 'Price now', value: randInWords(price) },
  ];
}

/** By what a note changes the price, and why. */
function noteLines(issued: IssuedNote): QuoteLine[] {
  const { at, note } = issued;
  const { before, after, said, lines } = note;
  const difference = differenceIn(note);
  const reasons = [...lines.map(billLineInWords), said].filter(Boolean);
  return withoutEmpty([
    {
      field: 'tax',
      label: `${capital(noteName(issued))} of ${dayOf(at)}`,
      value: randInWords(difference.price),
    },
    ...taxLines(difference, note),
    {
      field: 'why',
      label: 'Why',
      value: `${randInWords(after)} instead of ${randInWords(before)}${reasons.length > 0 ? `: ${reasons.join('; ')}` : ''}`,
    },
    { field: 'price', label: 'Price now', value: note.isWhole ? '' : randInWords(after) },
  ]);
}

/** The service supplied, and how much of it. */
function supplyLines({ from, to }: Invoice): SummaryLine[] {
  const value = `One move, from ${addressInWords(from)} to ${addressInWords(to)}`;
  return [{ label: 'For', value }];
}

function taxLines({ tax, withoutTax }: Amounts, { percent }: Pick<Note, 'percent'>): QuoteLine[] {
  return [
    { field: 'tax', label: `VAT at ${percent}\u00a0%, included`, value: randInWords(tax) },
    { field: 'tax', label: 'Without VAT', value: randInWords(withoutTax) },
  ];
}

function partyLines({ name, address, vatNumber, orderNumber }: Invoice['customer']): SummaryLine[] {
  return withoutEmpty([
    { label: 'Name', value: name },
    { label: 'Address', value: address },
    { label: 'VAT number', value: vatNumber },
    { label: 'Order number', value: orderNumber },
  ]);
}

/** Of a receipt whose visitor is not who pays. */
function firmLines({ invoiceTo, invoiceAddress, orderNumber }: Bill): SummaryLine[] {
  return partyLines({ name: invoiceTo, address: invoiceAddress, vatNumber: '', orderNumber });
}

const dayOf = (time: string) => moveDateInWords(localDay(new Date(time)));

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
