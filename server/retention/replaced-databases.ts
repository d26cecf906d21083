import { readdir, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { DAY_MS } from '../../domain/quote/calendar-date.ts';

/** Between the database's name and the time, in the name of what a restore has set aside. */
const REPLACED = '.before-restore-';

/** As long as backups: by then the team has fetched what only the replaced database has. */
const KEPT_DAYS = 14;

/** What the names of all that restores have set aside begin with. */
export function replacedPrefix(file: string): string {
  return `${basename(file)}${REPLACED}`;
}

/** The path that a database gets which a restore replaces at that moment. */
export function replacedPath(file: string, at: Date): string {
  return join(dirname(file), `${replacedPrefix(file)}${inName(at)}`);
}

/** Removes what was replaced two weeks ago, with its logs. The name has the time, so that reading
 *  the file makes it no younger.
 *  @returns how many files there were */
export async function removeReplacedDatabases(file: string, now: Date): Promise<number> {
  const prefix = replacedPrefix(file);
  const first = prefix + inName(new Date(now.getTime() - KEPT_DAYS * DAY_MS));
  const names = await readdir(dirname(file));
  const expired = names.filter((name) => name.startsWith(prefix) && name < first);
  for (const name of expired) await rm(join(dirname(file), name), { force: true });
  return expired.length;
}

/** In the order of time, and without the colons that Windows does not take. */
function inName(time: Date): string {
  return time.toISOString().replaceAll(':', '-');
}
