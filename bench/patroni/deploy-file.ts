import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Place } from './started.ts';

const DEPLOY = join(import.meta.dirname, '../../deploy/patroni');

/** Copies a file of deploy/patroni with other values: the drill runs what the operator copies.
 *  @param changes each value of the file with the one for the drill
 *  @returns the copy */
export function copyDeployFile(
  { folder }: Place,
  [name, copy]: readonly [string, string],
  changes: readonly (readonly [value: string, changed: string])[],
): string {
  let text = readFileSync(join(DEPLOY, name), 'utf8');
  for (const [value, changed] of changes) {
    if (!text.includes(value)) throw new Error(`deploy/patroni/${name} has no "${value}"`);
    text = text.replaceAll(value, changed);
  }
  const file = join(folder, copy);
  writeFileSync(file, text);
  return file;
}
