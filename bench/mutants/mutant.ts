import { existsSync, readFileSync } from 'node:fs';

/** A change of the code in one place, as Stryker's instrumenter names it. */
export interface Mutant {
  readonly id: string;
  readonly fileName: string;
  readonly mutatorName: string;
  readonly replacement: string;
  /** Lines and columns count from 0. */
  readonly location: { readonly start: Position; readonly end: Position };
}

interface Position {
  readonly line: number;
  readonly column: number;
}

/** A test that runs with a mutant. */
interface Trial {
  readonly mutant: string;
  readonly test: string;
}

/** A line of the journal that the runner writes, so that a run that hangs can be continued. */
export type Entry =
  | ({ readonly kind: 'began' | 'noticed' } & Trial)
  | ({ readonly kind: 'missed'; readonly ms: number } & Trial)
  | { readonly kind: 'reached'; readonly test: string }
  /** Evaluated when a module loads, which happens once for all tests. */
  | { readonly kind: 'at load'; readonly mutants: readonly string[] }
  /** The test fails when it is repeated without a change, so that its failures say nothing. */
  | { readonly kind: 'doubtful'; readonly test: string };

/** In the folder of a run. */
export const FILES = { code: 'code', mutants: 'mutants.json', journal: 'journal.jsonl' } as const;

/** Name the environment variables with the run's folder, and with the globs of its tests as JSON. */
export const RUN_FOLDER = 'MUTANTS_FOLDER';
export const RUN_TESTS = 'MUTANTS_TESTS';

/** @returns what the runs have recorded so far; nothing before the first one */
export function readJournal(file: string): Entry[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.filter(Boolean).map((line) => JSON.parse(line));
}
