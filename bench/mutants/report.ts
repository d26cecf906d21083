import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/command.ts';
import type { Entry, Mutant } from './mutant.ts';

/** Every place that survived: where, what it was and what it became. */
export function survivors(mutants: readonly Mutant[], journal: readonly Entry[]): string[] {
  const { noticed, reached } = outcomes(journal);
  const open = counted(mutants, journal).filter(({ id }) => !noticed.has(id));
  return open.map((mutant) => {
    const { fileName, location, mutatorName, replacement, id } = mutant;
    const place = `${fileName}:${location.start.line + 1}:${location.start.column + 1}`;
    const untested = reached.has(id) ? '' : ' (no test reaches it)';
    return `${place} ${mutatorName}${untested}: ${inShort(originalOf(mutant))} → ${inShort(replacement)}`;
  });
}

export function countOf(mutants: readonly Mutant[], journal: readonly Entry[]) {
  const { noticed } = outcomes(journal);
  const changes = counted(mutants, journal);
  return { changes: changes.length, noticed: changes.filter(({ id }) => noticed.has(id)).length };
}

/** The tests that notice only what another one notices too, each with the count of changes that it notices.
 *  All of them can go at once: where two notice the same, the one that notices more is kept. */
export function needlessTests(journal: readonly Entry[]): string[] {
  const notices = new Map<string, Set<string>>();
  for (const entry of journal) {
    if (!('test' in entry) || entry.kind === 'doubtful') continue;
    const found = notices.get(entry.test) ?? new Set();
    if (entry.kind === 'noticed') found.add(entry.mutant);
    notices.set(entry.test, found);
  }
  const noticedBy = new Map<string, number>();
  for (const mutant of [...notices.values()].flatMap((found) => [...found])) {
    noticedBy.set(mutant, (noticedBy.get(mutant) ?? 0) + 1);
  }
  const needless: string[] = [];
  for (const [test, found] of [...notices].sort(([, a], [, b]) => a.size - b.size)) {
    if ([...found].some((mutant) => noticedBy.get(mutant) === 1)) continue;
    for (const mutant of found) noticedBy.set(mutant, (noticedBy.get(mutant) ?? 0) - 1);
    needless.push(`${found.size} ${test}`);
  }
  return needless;
}

/** All but those that are evaluated only when a module loads: each would need all tests again. */
function counted(mutants: readonly Mutant[], journal: readonly Entry[]): Mutant[] {
  const { reached, atLoad } = outcomes(journal);
  return mutants.filter(({ id }) => reached.has(id) || !atLoad.has(id));
}

function outcomes(journal: readonly Entry[]) {
  const noticed = new Set<string>();
  const reached = new Set<string>();
  const atLoad = new Set<string>();
  for (const entry of journal) {
    if (entry.kind === 'noticed') noticed.add(entry.mutant);
    if ('mutant' in entry) reached.add(entry.mutant);
    if (entry.kind === 'at load') for (const mutant of entry.mutants) atLoad.add(mutant);
  }
  return { noticed, reached, atLoad };
}

function originalOf({ fileName, location: { start, end } }: Mutant): string {
  const lines = readFileSync(join(root, fileName), 'utf8').split('\n');
  const cut = lines.slice(start.line, end.line + 1);
  cut[cut.length - 1] = `${cut.at(-1)}`.slice(0, end.column);
  cut[0] = `${cut[0]}`.slice(start.column);
  return cut.join('\n');
}

function inShort(code: string): string {
  const line = code.replace(/\s+/g, ' ');
  return line.length > 90 ? `${line.slice(0, 90)} …` : line;
}
