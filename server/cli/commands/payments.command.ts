import { booksOf } from '../../../domain/figures/books.ts';
import { randInWords } from '../../../domain/money.ts';
import { PAID, PAID_BY } from '../../../domain/quote/paid-by.ts';
import { type BookedPayment, findPayments } from '../../moves/payment.repository.ts';
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

export const payments: AddCommand = (program, action) =>
  program
    .command('payments')
    .summary('Lists the money that came in during a month, by day and means, for the bookkeeper')
    .description(`By the day on which it came, whenever somebody entered it; below zero what was given back. What was struck
later counts below zero in the month in which it was struck, and names the first entry, so that no month changes that is
over. Each line has the day on which it was entered. It names nobody, and stays when a request is deleted.`)
    .option('--month <MONTH>', 'of that month: 2026-11 (this one)', readMonth)
    .addOption(excelOption())
    .addOption(csvOption())
    .option(...JSON_OPTION)
    .action(action(runPayments));

async function runPayments({ config, terminal, now }: Call, options: MonthTableOptions) {
  const { month } = monthOf(options.month, now());
  return withDatabase(config.database, async (db) => {
    const found = await findPayments(db, { from: `${month}-01`, to: `${month}-31` });
    const { byMeans, sum } = booksOf(found);
    const form = csvFormOf(options);
    if (options.json) {
      const entries = found.map(entryOf);
      await terminal.print(`${visibleJson({ month, payments: entries, byMeans, sum })}\n`);
    } else if (form) {
      const all = { ...NO_ENTRY, amount: sum };
      await terminal.print(csvTable([COLUMNS, ...[...found.map(entryOf), all].map(cellsOf)], form));
    } else {
      for (const entry of found.map(entryOf)) {
        await terminal.print(`${visibleLine(inWords(entry))}\n`);
      }
      const means = PAID_BY.filter((how) => byMeans[how] !== 0).map(
        (how) => `${randInWords(byMeans[how])} ${PAID[how]}`,
      );
      const parts = means.length > 0 ? `: ${means.join(', ')}` : '';
      await terminal.print(`All of ${month}: ${randInWords(sum)}${parts}\n`);
    }
    return done;
  });
}

const COLUMNS = ['day', 'reference', 'number', 'how', 'amount', 'notedOn', 'strikes'] as const;
type Entry = Readonly<
  Record<Exclude<(typeof COLUMNS)[number], 'amount'>, string | number | null>
> & {
  readonly amount: number;
};

/** The last line of what a spreadsheet opens. */
const NO_ENTRY = { day: 'All', reference: '', number: '', how: '', notedOn: '', strikes: '' };

function entryOf({ event, cents, day, reference, how, notedOn, strikes }: BookedPayment): Entry {
  return { day, reference, number: event, how, amount: cents / 100, notedOn, strikes };
}

function cellsOf(entry: Entry): Cell[] {
  return COLUMNS.map((name) => (name === 'amount' ? { rand: entry.amount } : (entry[name] ?? '')));
}

function inWords({ day, reference, number, how, amount, notedOn, strikes }: Entry): string {
  const struck = strikes === null ? '' : `, strikes entry ${strikes}`;
  const noted = notedOn === day ? '' : `, entered ${notedOn}`;
  return `${day}  ${reference} ${number}  ${randInWords(amount)} ${how}${struck}${noted}`;
}
