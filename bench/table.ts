/** A line of a bench's table. */
export interface Row {
  readonly what: string;
  readonly value: string;
  /** The peer's result in the same run. */
  readonly peer?: string;
  /** Value over peer. */
  readonly ratio?: number;
  /** As text: '≥ 0.5 × nginx'. */
  readonly target?: string;
  /** Left out when there is no target. */
  readonly passes?: boolean;
  /** Why it falls short, or the name of the peer. */
  readonly note?: string;
}

const HEAD = ['', 'value', 'peer', 'ratio', 'target', ''];

/** Prints rows under a heading, aligned. */
export function printTable(title: string, rows: readonly Row[]): void {
  const cells = [HEAD, ...rows.map(rowCells)];
  const widths = HEAD.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  console.log(`\n${title}\n`);
  for (const row of cells) {
    const line = row.map((cell, column) =>
      column === 0 || column > 3
        ? cell.padEnd(widths[column] ?? 0)
        : cell.padStart(widths[column] ?? 0),
    );
    console.log(`  ${line.join('  ')}`.trimEnd());
  }
  for (const { what, note } of rows) if (note) console.log(`  ${what}: ${note}`);
}

function rowCells({ what, value, peer, ratio, target, passes }: Row): string[] {
  const verdict = passes === undefined ? '' : passes ? 'pass' : 'falls short';
  return [
    what,
    value,
    peer ?? '',
    ratio === undefined ? '' : ratio.toFixed(2),
    target ?? '',
    verdict,
  ];
}

export function median(numbers: readonly number[]): number {
  return percentile(numbers, 0.5);
}

/** @param share 0.99 for the value that 99 % do not exceed */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
