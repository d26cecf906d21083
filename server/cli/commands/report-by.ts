import {
  figuresBy,
  GROUPINGS,
  type Grouping,
  type GroupingName,
} from '../../../domain/figures/figures.ts';
import { countCases } from '../../figures/counted-cases.repository.ts';
import { findTaps } from '../../figures/tap.repository.ts';
import { type DayOptions, dayRange } from '../day-range.ts';
import { figuresAsCsv, figuresAsTable } from '../figures-table.ts';
import { monthOf } from '../month-range.ts';
import { withDatabase } from '../team-database.ts';
import { visibleJson } from '../terminal/visible.ts';
import { type Call, csvFormOf, done, misused, type Outcome } from './command.ts';

/** Before and after all that is stored. */
const ALWAYS = { from: '1970-01-01T00:00:00.000Z', before: '9999-12-31T00:00:00.000Z' };

export interface ReportOptions extends DayOptions {
  readonly month?: string;
  readonly by?: GroupingName;
  readonly excel?: true;
  readonly csv?: true;
  readonly json?: true;
}

/** Counts submissions and their results by source, page, suburb and so on. */
export async function reportBy(
  { config, terminal, now }: Call,
  { by, excel, csv, json, ...time }: ReportOptions & { readonly by: GroupingName },
): Promise<Outcome> {
  const range = rangeOf(time, now());
  if ('exitCode' in range) return range;
  return withDatabase(config.database, async (db) => {
    const cases = await countCases(db, range, by, now());
    const grouping: Grouping = GROUPINGS[by];
    const taps = grouping.tapsBy ? await findTaps(db, range, [grouping.tapsBy]) : [];
    const table = figuresBy(grouping, cases, taps);
    const form = csvFormOf({ ...(excel && { excel }), ...(csv && { csv }) });
    if (json) await terminal.print(`${visibleJson({ by, ...table })}\n`);
    else if (form) await terminal.print(figuresAsCsv(by, table, form));
    else await terminal.print(figuresAsTable(by, table));
    return done;
  });
}

function rangeOf({ month, ...days }: ReportOptions, now: Date) {
  if (days.from === undefined && days.to === undefined) return monthOf(month, now);
  if (month !== undefined) return misused('Either --month, or --from and --to.');
  const range = dayRange(days);
  if ('exitCode' in range) return range;
  return { from: range.from ?? ALWAYS.from, before: range.before ?? ALWAYS.before };
}
