import { localDay } from '../../../domain/dates/local-time.ts';
import { randInWords, sumOf } from '../../../domain/money.ts';
import {
  type Amounts,
  differenceIn,
  type IssuedPaper,
  isInvoice,
  taxIn,
} from '../../../domain/quote/invoice.ts';
import { findInvoices } from '../../moves/invoice.repository.ts';
import { type MonthTableOptions, monthOf, readMonth } from '../month-range.ts';
import { withDatabase } from '../team-database.ts';
import { type Cell, csvTable } from '../terminal/csv.ts';
import { visibleJson, visibleLine } from '../terminal/visible.ts';
import {
  type AddCommand,
  type Call,
  csvFormOf,
  csvOption,
  done,
  excelOption,
  JSON_OPTION,
} from './command.ts';

export const invoices: AddCommand = (program, action) =>
  program
    .command('invoices')
    .summary('Lists the tax invoices and notes of a month, for the bookkeeper of a VAT vendor')
    .description(`A credit note counts below zero and a debit note above it, and what a corrected invoice replaced is subtracted in
the month that replaced it: the months add up to what was supplied, which the last line has. They stay when a request is deleted.
It names customers.`)
    .option('--month <MONTH>', 'issued or ended in that month: 2026-11 (this one)', readMonth)
    .addOption(excelOption())
    .addOption(csvOption())
    .option(...JSON_OPTION)
    .action(action(runInvoices));

async function runInvoices({ config, terminal, now }: Call, options: MonthTableOptions) {
  const range = monthOf(options.month, now());
  return withDatabase(config.database, async (db) => {
    const found = await findInvoices(db, range);
    const entries = found.flatMap((issued) => entriesOf(issued, range));
    const all = {
      price: sumOf(entries.map(({ price }) => price)),
      tax: sumOf(entries.map(({ tax }) => tax)),
      withoutTax: sumOf(entries.map(({ withoutTax }) => withoutTax)),
    };
    const form = csvFormOf(options);
    if (options.json) {
      await terminal.print(`${visibleJson({ month: range.month, entries, all })}\n`);
    } else if (form) {
      const rows = [...entries, { ...NO_ENTRY, ...all }].map(cellsOf);
      await terminal.print(csvTable([COLUMNS, ...rows], form));
    } else {
      for (const entry of entries) await terminal.print(`${visibleLine(inWords(entry))}\n`);
      await terminal.print(
        `All of ${range.month}: ${randInWords(all.price)}, of which VAT is ${randInWords(all.tax)}\n`,
      );
    }
    return done;
  });
}

const COLUMNS = [
  'number',
  'on',
  'status',
  'reference',
  'customer',
  'customerVat',
  'orderNumber',
  'movedOn',
  'price',
  'tax',
  'withoutTax',
  'replaces',
  'about',
] as const;

const AMOUNTS = ['price', 'tax', 'withoutTax'] as const;
type Facts = Readonly<Record<Exclude<(typeof COLUMNS)[number], keyof Amounts>, string | number>>;
type Entry = Facts & Amounts;

/** The facts of the last line, which has the sums. */
const NO_ENTRY: Facts = {
  number: 'All',
  on: '',
  status: '',
  reference: '',
  customer: '',
  customerVat: '',
  orderNumber: '',
  movedOn: '',
  replaces: '',
  about: '',
};

function cellsOf(entry: Entry): Cell[] {
  const isAmount = (column: keyof Entry): column is keyof Amounts =>
    AMOUNTS.some((amount) => amount === column);
  return COLUMNS.map((column) => (isAmount(column) ? { rand: entry[column] } : entry[column]));
}

/** Its issue and its end, as far as they are in that time. */
function entriesOf(
  paper: IssuedPaper,
  { from, before }: { readonly from: string; readonly before: string },
): Entry[] {
  const { number, at, endedAt } = paper;
  const { facts, amounts, status } = factsOf(paper);
  const isWithin = (time: string | null) => time !== null && time >= from && time < before;
  const entry = (time: string) => ({ number, on: localDay(new Date(time)), ...facts });
  return [
    ...(isWithin(at) ? [{ ...entry(at), status, ...amounts }] : []),
    ...(endedAt !== null && isWithin(endedAt)
      ? [{ ...entry(endedAt), status: 'ended', ...negative(amounts) }]
      : []),
  ];
}

function factsOf(paper: IssuedPaper): {
  readonly facts: Omit<Facts, 'number' | 'on' | 'status'>;
  readonly amounts: Amounts;
  readonly status: string;
} {
  const said = isInvoice(paper) ? paper.invoice : paper.note;
  const { reference, customer } = said;
  const facts = {
    reference,
    customer: customer.name,
    customerVat: customer.vatNumber,
    orderNumber: customer.orderNumber,
  };
  if (isInvoice(paper)) {
    const { day, replaces } = paper.invoice;
    const amounts = taxIn(paper.invoice);
    const about = { movedOn: day, replaces: replaces?.number ?? '', about: '' };
    return { facts: { ...facts, ...about }, amounts, status: 'issued' };
  }
  const { note } = paper;
  const status = note.after < note.before ? 'credit' : 'debit';
  const about = { movedOn: '', replaces: '', about: note.about.number };
  return { facts: { ...facts, ...about }, amounts: differenceIn(note), status };
}

function negative({ price, tax, withoutTax }: Amounts): Amounts {
  return { price: -price, tax: -tax, withoutTax: -withoutTax };
}

function inWords({ number, on, reference, customer, price, tax, ...entry }: Entry): string {
  return `${number}  ${on}  ${reference}  ${randInWords(price)}, VAT ${randInWords(tax)}  ${customer}, ${whatOf(entry)}`;
}

/** 'issued', 'issued, replaces 1', 'ended', 'credit note about 1' */
function whatOf({ status, replaces, about }: Pick<Entry, 'status' | 'replaces' | 'about'>): string {
  if (about !== '' && status !== 'ended') return `${status} note about ${about}`;
  return replaces === '' || status === 'ended' ? `${status}` : `${status}, replaces ${replaces}`;
}
