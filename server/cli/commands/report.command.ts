import { Option } from 'commander';
import { emailQuoteWithin } from '../../../content/terms.ts';
import { localDay } from '../../../domain/dates/local-time.ts';
import { monthName } from '../../../domain/dates/month.ts';
import { type CountedCases, figuresOf, GROUPINGS } from '../../../domain/figures/figures.ts';
import type { CountedTaps } from '../../../domain/figures/tap.ts';
import { randInWords } from '../../../domain/money.ts';
import { lastDay } from '../../../domain/move/plan.ts';
import type { Progress } from '../../../domain/move/progress.ts';
import { DONE } from '../../../domain/move/stage.ts';
import { noInWords } from '../../../domain/quote/said-no.ts';
import type { KindName } from '../../../domain/request/kind.ts';
import { ACTION_NAMES } from '../../../domain/team/action-names.ts';
import { inHours } from '../../../domain/team/time-left.ts';
import type { Database } from '../../database/database.ts';
import { countCases } from '../../figures/counted-cases.repository.ts';
import { type MoneyFigures, moneyFigures } from '../../figures/money-figures.ts';
import { findTaps } from '../../figures/tap.repository.ts';
import { countsInWords } from '../../requests/kinds/kinds.ts';
import { findPlannedCases } from '../../team/diary/diary-cases.ts';
import { FROM_OPTION, TO_OPTION } from '../day-range.ts';
import { monthOf, readMonth } from '../month-range.ts';
import { withDatabase } from '../team-database.ts';
import { visibleJson } from '../terminal/visible.ts';
import {
  type AddCommand,
  type Call,
  csvOption,
  done,
  excelOption,
  JSON_OPTION,
  misused,
} from './command.ts';
import { type ReportOptions, reportBy } from './report-by.ts';

export const report: AddCommand = (program, action) =>
  program
    .command('report')
    .summary(
      'Reports how quickly visitors were answered, what came of it, and where they came from',
    )
    .description(`It counts what came in during a month, or from a day to a day with --by, and what the desk knows of it: an answer
past the desk, from a mail program, counts once somebody has pressed "${ACTION_NAMES.phoned}". Suspected spam is left out. It
names nobody. What moved during the month, what that came to and what is open is there too.`)
    .option('--month <MONTH>', 'what came in that month: 2026-11 (this one)', readMonth)
    .addOption(new Option('--by <WHAT>', 'a table by one of these').choices(Object.keys(GROUPINGS)))
    .option(...FROM_OPTION)
    .option(...TO_OPTION)
    .addOption(excelOption())
    .addOption(csvOption())
    .option(...JSON_OPTION)
    .action(action(runReport));

async function runReport(call: Call, options: ReportOptions) {
  const { by } = options;
  if (by !== undefined) return reportBy(call, { ...options, by });
  const { config, terminal, now } = call;
  const { month: asked, json, excel, csv, from: first, to } = options;
  if (excel || csv || first || to) {
    return misused('--excel, --csv, --from and --to go with --by.');
  }
  const range = monthOf(asked, now());
  const { month } = range;
  return withDatabase(config.database, async (db) => {
    const figures = monthOfVisitors(
      await countCases(db, range, 'kind', now()),
      await findTaps(db, range, ['kind']),
    );
    const money = await findMoney(db, month, localDay(now()));
    if (json) await terminal.print(`${visibleJson({ month, ...figures, money })}\n`);
    else await terminal.print(inWords(range, figures, money));
    return done;
  });
}

/** The sums of a month's moves, with those that nobody entered: they add up only with them. */
async function findMoney(db: Database, month: string, today: string): Promise<Money> {
  const days = { from: `${month}-01`, to: `${month}-31` };
  const isIn = ({ progress: { plan } }: { progress: Progress }) => lastDay(plan).startsWith(month);
  const moved = (await findPlannedCases(db, DONE, days)).filter(isIn);
  const agreed = (await findPlannedCases(db, ['accepted', 'booked'], days)).filter(isIn);
  return {
    ...moneyFigures(moved.map(({ progress }) => progress)),
    notEntered: agreed.filter(({ progress: { plan } }) => lastDay(plan) < today).length,
  };
}

interface Money extends MoneyFigures {
  /** Confirmed or agreed for a day that is over, without a price in the end. */
  readonly notEntered: number;
}

type MonthOfVisitors = ReturnType<typeof monthOfVisitors>;

/** The submissions of a month, and how they were answered. */
function monthOfVisitors(cases: readonly CountedCases[], tapped: readonly CountedTaps[]) {
  const { answered, medianMs, inTime, late, quoted, accepted, saidNo, why } = figuresOf(cases);
  const received: Partial<Record<KindName, number>> = {};
  for (const { kind, cameIn } of cases) if (kind) received[kind] = cameIn;
  const taps = { call: 0, chat: 0, email: 0 };
  for (const { kind, count } of tapped) if (kind) taps[kind] = count;
  return { received, taps, answered, medianMs, inTime, late, quoted, accepted, saidNo, why };
}

function inWords(
  { month, isThisMonth }: { readonly month: string; readonly isThisMonth: boolean },
  { received, taps, ...figures }: MonthOfVisitors,
  { moved, cameTo, received: cameIn, writtenOff, unpaid, open, toGiveBack, notEntered }: Money,
): string {
  const { answered, medianMs, inTime, late, quoted, accepted, saidNo, why } = figures;
  const all = Object.values(received).reduce((sum, some) => sum + some, 0);
  const requests = received.request ?? 0;
  const waiting = all - inTime - late;
  const { call, chat, email } = taps;
  const lines = [
    ['Came in', countsInWords(received)],
    [
      'Tapped',
      call + chat + email > 0 ? `to call ${call}, to chat ${chat}, to email ${email}` : '',
    ],
    ['Answered', share(answered, all)],
    ['First answer', medianMs === null ? '' : `half of them within ${inHours(medianMs)}`],
    [`In ${emailQuoteWithin}`, share(inTime, inTime + late)],
    ['Still in time', waiting > 0 ? `${waiting} without an answer` : ''],
    ['Quoted', requests > 0 ? share(quoted, requests) : ''],
    ['Accepted', quoted > 0 ? share(accepted, quoted) : ''],
    ['Said no', saidNo > 0 ? `${saidNo}: ${noInWords(why)}` : ''],
    ['Moved', moved > 0 ? `${moved}, which came to ${randInWords(cameTo)}` : ''],
    ['Received', moved > 0 ? randInWords(cameIn) : ''],
    ['Not paid yet', unpaid > 0 ? `${unpaid}: ${randInWords(open)}` : ''],
    ['To give back', toGiveBack > 0 ? randInWords(toGiveBack) : ''],
    ['Written off', writtenOff > 0 ? randInWords(writtenOff) : ''],
    ['Day over', notEntered > 0 ? `${notEntered}, and nobody entered what it came to` : ''],
  ].filter(([, value]) => value !== '');
  const title = `${monthName(month)}${isThisMonth ? ', so far' : ''}`;
  return [title, ...lines.map(([label = '', value]) => `${label.padEnd(15)}${value}`), ''].join(
    '\n',
  );
}

/** '19 of 22 (86 %)' */
function share(part: number, whole: number): string {
  return whole === 0 ? 'none' : `${part} of ${whole} (${Math.round((100 * part) / whole)} %)`;
}
