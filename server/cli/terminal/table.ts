import stringWidth from 'string-width';
import { visibleLine } from './visible.ts';

export interface Column<Row> {
  readonly title: string;
  readonly of: (row: Row) => string;
  /** The fewest columns to which a narrow terminal may cut it, with an ellipsis. */
  readonly least?: number;
  /** Moves to a second line if the terminal is too narrow for one. */
  readonly below?: boolean;
}

const GAP = '  ';
const INDENT = '  ';
const ELLIPSIS = '…';

/** An aligned table with titles, no line wider than the width. */
export function table<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  width: number,
): string {
  const above = columns.filter(({ below }) => !below);
  const fits = lineWidth(naturalWidths(columns, cellsOf(columns, rows))) <= width;
  if (fits || above.length === columns.length) return joined(alignedLines(columns, rows, width));
  const below = columns.filter(({ below }) => below);
  const second = alignedLines(below, rows, width - INDENT.length);
  return joined(
    alignedLines(above, rows, width).flatMap((line, index) => [line, INDENT + second[index]]),
  );
}

const joined = (lines: readonly string[]) => lines.map((line) => `${line.trimEnd()}\n`).join('');

function alignedLines<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  width: number,
): string[] {
  const lines = cellsOf(columns, rows);
  const widths = naturalWidths(columns, lines);
  shrink(widths, columns, width);
  return lines
    .map((cells) => cells.map((cell, index) => fitted(cell, widths[index] ?? 0)).join(GAP))
    .map((line) => cut(line.trimEnd(), width));
}

/** The titles and the rows. */
function cellsOf<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string[][] {
  const titles = columns.map(({ title }) => title);
  return [titles, ...rows.map((row) => columns.map(({ of }) => visibleLine(of(row))))];
}

function naturalWidths(columns: readonly Column<never>[], lines: readonly string[][]): number[] {
  return columns.map((_, index) =>
    Math.max(...lines.map((cells) => stringWidth(cells[index] ?? ''))),
  );
}

const lineWidth = (widths: readonly number[]) =>
  widths.reduce((sum, each) => sum + each + GAP.length, -GAP.length);

/** Narrows the widest column that may shrink until the line fits or no column can shrink. */
function shrink(widths: number[], columns: readonly Column<never>[], width: number): void {
  while (lineWidth(widths) > width) {
    const spare = widths.map((each, index) => each - (columns[index]?.least ?? each));
    const most = Math.max(...spare);
    if (most <= 0) return;
    const widest = spare.indexOf(most);
    widths[widest] = (widths[widest] ?? 0) - 1;
  }
}

function fitted(cell: string, width: number): string {
  const text = cut(cell, width);
  return text + ' '.repeat(width - stringWidth(text));
}

function cut(text: string, width: number): string {
  if (stringWidth(text) <= width) return text;
  let kept = '';
  let used = stringWidth(ELLIPSIS);
  for (const { segment: character } of segmenter.segment(text)) {
    used += stringWidth(character);
    if (used > width) break;
    kept += character;
  }
  return kept + ELLIPSIS;
}

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
