import * as z from 'zod/mini';
import { company, legalEntity } from '../../content/company.ts';
import { localDay } from '../dates/local-time.ts';
import { moveDateInWords } from '../dates/move-date.ts';
import { randInWords } from '../money.ts';
import { addressInWords } from '../request/labels.ts';
import type { SummaryLine } from '../request/summary-line.ts';
import { list, shownLine } from '../shown.ts';
import type { Bill, Held } from './agreed.ts';
import { billLines } from './bill-in-words.ts';
import { type Invoice, type IssuedInvoice, taxIn } from './invoice.ts';
import { quoteLine } from './quote-line.schema.ts';
import type { QuoteLine } from './quote-line.ts';
import { told } from './quote-line.ts';
import type { ShownAccount } from './shown-account.schema.ts';

/** The account of a move on paper: a receipt, or the tax invoice of a company that is registered for VAT. */
export const billPaperSchema = z.object({
  /** 'Tax invoice 12'; empty for a receipt. */
  title: z.string(),
  /** From the agreed price to what is open. */
  lines: list(quoteLine),
  issuer: list(shownLine),
  /** To whom an invoice is addressed; nothing for a receipt. */
  to: list(shownLine),
  /** Which invoice it replaces, in a sentence; empty for none. */
  replaces: z.string(),
});
export type BillPaper = Readonly<z.output<typeof billPaperSchema>>;

interface Settled {
  readonly bill: Bill;
  readonly held: Held | null;
  readonly account: ShownAccount;
  /** Null for a receipt. */
  readonly issued: IssuedInvoice | null;
}

export function billPaper({ bill, held, account, issued }: Settled): BillPaper {
  const lines = billLines(bill, held, account);
  if (!issued) return { title: '', lines, issuer: issuerLines(legalEntity), to: [], replaces: '' };
  const { number, at, invoice } = issued;
  const { replaces } = invoice;
  return {
    title: `Tax ${invoiceName(number)}`,
    lines: lines.flatMap((line) =>
      line.field === 'price' ? [line, ...taxLines(invoice)] : [line],
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

export const invoiceName = (number: number) => `invoice ${number}`;

/** The service supplied, and how much of it. */
function supplyLines({ from, to }: Invoice): SummaryLine[] {
  const value = `One move, from ${addressInWords(from)} to ${addressInWords(to)}`;
  return [{ label: 'For', value }];
}

function taxLines(invoice: Invoice): QuoteLine[] {
  const { tax, withoutTax } = taxIn(invoice);
  return [
    {
      field: 'tax',
      label: `VAT at ${invoice.percent}\u00a0%, included`,
      value: randInWords(tax),
    },
    { field: 'tax', label: 'Without VAT', value: randInWords(withoutTax) },
  ];
}

type Supplier = Pick<Invoice['supplier'], 'name' | 'address' | 'registrationNumber'> &
  Partial<Pick<Invoice['supplier'], 'vatNumber'>>;

/** The company that issues the paper, without the fields that the owner left empty. */
function issuerLines({ name, address, registrationNumber, vatNumber = '' }: Supplier) {
  return told([
    { label: 'Company', value: name || company.name },
    { label: 'Address', value: address },
    { label: 'Registration number', value: registrationNumber },
    { label: 'VAT number', value: vatNumber },
  ]);
}

function partyLines({ name, address, vatNumber }: Invoice['customer']): SummaryLine[] {
  return told([
    { label: 'Name', value: name },
    { label: 'Address', value: address },
    { label: 'VAT number', value: vatNumber },
  ]);
}

const dayOf = (time: string) => moveDateInWords(localDay(new Date(time)));
