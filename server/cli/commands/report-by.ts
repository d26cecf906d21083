import {
  type Figures,
  type FiguresTable,
  figuresBy,
  GROUPINGS,
  type Grouping,
  type GroupingName,
} from '../../../domain/figures/figures.ts';
import { randInWords } from '../../../domain/money.ts';
import { inHours } from '../../../domain/team/time-left.ts';
import { capitalised } from '../../../domain/text.ts';
import { countCases } from '../../figures/counted-cases.repository.ts';
import { findTaps } from '../../figures/tap.repository.ts';
import { type DayOptions, dayRange } from '../day-range.ts';
import { monthOf } from '../month-range.ts';
import { withDatabase } from '../team-database.ts';
import { type Cell, type CsvForm, csvTable } from '../terminal/csv.ts';
import { visibleJson, visibleLine } from '../terminal/visible.ts';
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

/** The name of each column in the CSV and on the screen, and what it shows there. */
const COLUMNS: readonly (readonly [
  Exclude<keyof Figures, 'why'>,
  string,
  (of: Figures) => string,
])[] = [
  ['taps', 'Taps', ({ taps }) => (taps === null ? '' : `${taps}`)],
  ['cameIn', 'Came in', ({ cameIn }) => `${cameIn}`],
  ['inTime', 'In time', ({ inTime }) => `${inTime}`],
  ['quoted', 'Quoted', ({ quoted }) => `${quoted}`],
  ['accepted', 'Accepted', ({ accepted }) => `${accepted}`],
  ['moved', 'Moved', ({ moved }) => `${moved}`],
  ['cancelled', 'Cancelled', ({ cancelled }) => `${cancelled}`],
  ['cameTo', 'Came to', ({ cameTo }) => randInWords(cameTo)],
  ['received', 'Received', ({ received }) => randInWords(received)],
  ['average', 'Average', ({ average }) => (average === null ? '' : randInWords(average))],
  ['medianMs', 'First answer', ({ medianMs }) => (medianMs === null ? '' : inHours(medianMs))],
  ['saidNo', 'Said no', ({ saidNo }) => `${saidNo}`],
];

const WIDEST_LABEL = 32;

function figuresAsTable(by: string, { rows, all }: FiguresTable): string {
  const title = capitalised(by);
  const cells = [
    [title, ...COLUMNS.map(([, name]) => name)],
    ...[...rows, { label: 'All', ...all }].map(({ label, ...figures }) => [
      shortened(visibleLine(label)),
      ...COLUMNS.map(([, , shown]) => shown(figures)),
    ]),
  ];
  const widths = cells[0]?.map((_, column) =>
    Math.max(...cells.map((row) => row[column]?.length ?? 0)),
  );
  return cells.map((row) => `${aligned(row, widths ?? [])}\n`).join('');
}

function aligned(row: readonly string[], widths: readonly number[]): string {
  return row
    .map((cell, column) => {
      const width = widths[column] ?? 0;
      return column === 0 ? cell.padEnd(width) : cell.padStart(width);
    })
    .join('  ')
    .trimEnd();
}

function shortened(label: string): string {
  return label.length > WIDEST_LABEL ? `${label.slice(0, WIDEST_LABEL - 1)}…` : label;
}

/** With the row of all last, in rand and milliseconds. */
function figuresAsCsv(by: string, { rows, all }: FiguresTable, form: CsvForm): string {
  return csvTable(
    [
      [by, ...COLUMNS.map(([name]) => name)],
      ...[...rows, { label: 'All', ...all }].map(({ label, ...figures }) => [
        label,
        ...COLUMNS.map(([name]) => cellOf(name, figures[name])),
      ]),
    ],
    form,
  );
}

function cellOf(name: keyof Figures, figure: number | null): Cell {
  if (figure === null) return '';
  return name === 'cameTo' || name === 'received' || name === 'average' ? { rand: figure } : figure;
}
