import { localDay } from '../../../domain/dates/local-time.ts';
import { randInWords, sumOf } from '../../../domain/money.ts';
import { type IssuedInvoice, taxIn } from '../../../domain/quote/invoice.ts';
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
    .summary('Lists the tax invoices of a month, for the bookkeeper of a VAT vendor')
    .description(`With those that counted no longer from that month on, which are subtracted: the months add up to what was
supplied, which the last line has. They stay when a request is deleted. It names customers.`)
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
  'movedOn',
  'price',
  'tax',
  'withoutTax',
  'replaces',
] as const;

const AMOUNTS = ['price', 'tax', 'withoutTax'] as const;
type Amounts = Readonly<Record<(typeof AMOUNTS)[number], number>>;
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
  movedOn: '',
  replaces: '',
};

function cellsOf(entry: Entry): Cell[] {
  const isAmount = (column: keyof Entry): column is keyof Amounts =>
    AMOUNTS.some((amount) => amount === column);
  return COLUMNS.map((column) => (isAmount(column) ? { rand: entry[column] } : entry[column]));
}

/** Its issue and its end, as far as they are in that time. */
function entriesOf(
  { number, at, endedAt, invoice }: IssuedInvoice,
  { from, before }: { readonly from: string; readonly before: string },
): Entry[] {
  const { tax, withoutTax } = taxIn(invoice);
  const entry = (time: string, status: string, sign: 1 | -1): Entry => ({
    number,
    on: localDay(new Date(time)),
    status,
    reference: invoice.reference,
    customer: invoice.customer.name,
    customerVat: invoice.customer.vatNumber,
    movedOn: invoice.day,
    price: sign * invoice.price,
    tax: sign * tax,
    withoutTax: sign * withoutTax,
    replaces: invoice.replaces?.number ?? '',
  });
  const isWithin = (time: string | null) => time !== null && time >= from && time < before;
  return [
    ...(isWithin(at) ? [entry(at, 'issued', 1)] : []),
    ...(endedAt !== null && isWithin(endedAt) ? [entry(endedAt, 'ended', -1)] : []),
  ];
}

function inWords({ number, on, status, reference, customer, price, tax, replaces }: Entry): string {
  const what = replaces === '' || status === 'ended' ? status : `${status}, replaces ${replaces}`;
  return `${number}  ${on}  ${reference}  ${randInWords(price)}, VAT ${randInWords(tax)}  ${customer}, ${what}`;
}
