import { readdir, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { daysIn } from '../../content/term.ts';
import { TERMS } from '../../content/terms.ts';
import { DAY_MS } from '../../domain/calendar-date.ts';

/** Joins the database's name and the time in the name of a database that a restore set aside. */
const REPLACED = '.before-restore-';

/** As long as backups: by then the team has fetched any data that only the replaced one has. */
const KEPT_DAYS = daysIn(TERMS.backupsKeptFor);

/** The common prefix of all databases that restores have set aside. */
export function replacedPrefix(file: string): string {
  return `${basename(file)}${REPLACED}`;
}

/** The path of a database that a restore replaces at this moment. */
export function replacedPath(file: string, at: Date): string {
  return join(dirname(file), `${replacedPrefix(file)}${inName(at)}`);
}

/** Removes databases that were replaced so long ago, with their logs. The time is in the name, so
 *  that touching the file does not renew it.
 *  @returns the number of files */
export async function removeReplacedDatabases(file: string, now: Date): Promise<number> {
  const prefix = replacedPrefix(file);
  const first = prefix + inName(new Date(now.getTime() - KEPT_DAYS * DAY_MS));
  const names = await readdir(dirname(file));
  const expired = names.filter((name) => name.startsWith(prefix) && name < first);
  for (const name of expired) await rm(join(dirname(file), name), { force: true });
  return expired.length;
}

/** A time that sorts in order and has no colons, which Windows does not allow. */
function inName(time: Date): string {
  return time.toISOString().replaceAll(':', '-');
}
