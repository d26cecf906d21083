import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Open until the process ends, and with it the lock. */
const held: DatabaseSync[] = [];

/**
 * Takes the folder for this run: a second one would write the same reports and the same site. SQLite
 * locks the file, so that the system frees it however this process ends.
 * @returns the process id of the run that has the folder; undefined when it is ours now
 */
export function otherRun(folder: string): number | undefined {
  mkdirSync(folder, { recursive: true });
  const file = new DatabaseSync(join(folder, 'run.db'));
  try {
    file.exec(`pragma user_version = ${process.pid}; begin immediate`);
    held.push(file);
    return undefined;
  } catch {
    return Number(file.prepare('pragma user_version').get()?.user_version);
  }
}
