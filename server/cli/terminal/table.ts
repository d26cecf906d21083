import stringWidth from 'string-width';
import { visibleLine } from './visible.ts';

export interface Column<Row> {
  readonly title: string;
  readonly of: (row: Row) => string;
  /** May be cut to so many columns, with an ellipsis, where the terminal is narrow. */
  readonly least?: number;
}

const GAP = '  ';
const ELLIPSIS = '…';

/** An aligned table with a line of titles, no line wider than the width. */
export function table<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  width: number,
): string {
  const lines = [
    columns.map(({ title }) => title),
    ...rows.map((row) => columns.map(({ of }) => visibleLine(of(row)))),
  ];
  const widths = columns.map((_, index) =>
    Math.max(...lines.map((cells) => stringWidth(cells[index] ?? ''))),
  );
  shrink(widths, columns, width);
  return lines
    .map((cells) => cells.map((cell, index) => fitted(cell, widths[index] ?? 0)).join(GAP))
    .map((line) => `${cut(line.trimEnd(), width)}\n`)
    .join('');
}

/** Takes from the widest column that may shrink until the line fits, or none has room left. */
function shrink(widths: number[], columns: readonly Column<never>[], width: number): void {
  const lineWidth = () => widths.reduce((sum, each) => sum + each + GAP.length, -GAP.length);
  while (lineWidth() > width) {
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
