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
    Math.max(...lines.map((cells) => displayWidth(cells[index] ?? ''))),
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
  return text + ' '.repeat(width - displayWidth(text));
}

function cut(text: string, width: number): string {
  if (displayWidth(text) <= width) return text;
  let kept = '';
  let used = displayWidth(ELLIPSIS);
  for (const character of characters(text)) {
    used += characterWidth(character);
    if (used > width) break;
    kept += character;
  }
  return kept + ELLIPSIS;
}

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

const characters = (text: string) => Array.from(segmenter.segment(text), ({ segment }) => segment);

/** How many columns a terminal takes for it. */
export function displayWidth(text: string): number {
  return characters(text).reduce((width, character) => width + characterWidth(character), 0);
}

/** East Asian characters, full-width forms, and pictures take two. */
const WIDE =
  /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\p{Emoji_Presentation}\uff01-\uff60]|\ufe0f/u;

const characterWidth = (character: string) => (WIDE.test(character) ? 2 : 1);
