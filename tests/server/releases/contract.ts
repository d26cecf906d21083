import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Names } from './names-in-code.ts';

const FILE = 'contract.json';

interface Contract {
  /** The names that are in databases. */
  readonly stored: Names;
  /** Those that scripts, clients and other systems use. */
  readonly published: Names;
}

/** What no release takes back. */
export const CONTRACT: Contract = JSON.parse(readFileSync(join(import.meta.dirname, FILE), 'utf8'));

/** A sentence for each name that the code and the contract do not share. */
export function brokenPromises(promised: Names, inCode: Names): string[] {
  const places = [...new Set([...Object.keys(promised), ...Object.keys(inCode)])];
  return places.flatMap((place) => {
    const [kept, found] = [new Set(promised[place]), new Set(inCode[place])];
    return [
      ...[...kept.difference(found)].map(
        (name) =>
          `${place}: “${name}” is gone from the code. Databases, or whoever uses it, have that name: keep it, and add a new one beside it if it has to change (docs/decisions/releases.md).`,
      ),
      ...[...found.difference(kept)].map(
        (name) =>
          `${place}: “${name}” is new. Add it to tests/server/releases/${FILE}: from the next release on it stays.`,
      ),
    ];
  });
}
