import type { Figures, FiguresTable } from '../../domain/figures/figures.ts';
import { randInWords } from '../../domain/money.ts';
import { inHours } from '../../domain/team/time-left.ts';
import { capitalised } from '../../domain/text.ts';
import { type Cell, type CsvForm, csvTable } from './terminal/csv.ts';
import { visibleLine } from './terminal/visible.ts';

/** The name of each column in the CSV and on the screen, and what it shows there. */
const COLUMNS: readonly (readonly [keyof Figures, string, (of: Figures) => string])[] = [
  ['taps', 'Taps', ({ taps }) => (taps === null ? '' : `${taps}`)],
  ['cameIn', 'Came in', ({ cameIn }) => `${cameIn}`],
  ['inTime', 'In time', ({ inTime }) => `${inTime}`],
  ['quoted', 'Quoted', ({ quoted }) => `${quoted}`],
  ['accepted', 'Accepted', ({ accepted }) => `${accepted}`],
  ['moved', 'Moved', ({ moved }) => `${moved}`],
  ['cancelled', 'Cancelled', ({ cancelled }) => `${cancelled}`],
  ['cameTo', 'Came to', ({ cameTo }) => randInWords(cameTo)],
  ['average', 'Average', ({ average }) => (average === null ? '' : randInWords(average))],
  ['medianMs', 'First answer', ({ medianMs }) => (medianMs === null ? '' : inHours(medianMs))],
];

const WIDEST_LABEL = 32;

export function figuresAsTable(by: string, { rows, all }: FiguresTable): string {
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
export function figuresAsCsv(by: string, { rows, all }: FiguresTable, form: CsvForm): string {
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
  return name === 'cameTo' || name === 'average' ? { rand: figure } : figure;
}
