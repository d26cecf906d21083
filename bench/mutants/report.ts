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

/** The tests that were first to notice no change. Nobody tries a change again that is noticed, so all of these
 *  can go at once, and every change that is noticed now will be. Not those that cannot be repeated. */
export function needlessTests(journal: readonly Entry[]): string[] {
  const needless = new Set<string>();
  for (const entry of journal) if (entry.kind === 'reached') needless.add(entry.test);
  for (const entry of journal) {
    if (entry.kind === 'noticed' || entry.kind === 'doubtful') needless.delete(entry.test);
  }
  return [...needless];
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
