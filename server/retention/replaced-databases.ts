import { readdir, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { daysIn } from '../../content/term.ts';
import { TERMS } from '../../content/terms.ts';
import { DAY_MS } from '../../domain/dates/calendar-date.ts';
import { RESCUED } from '../database/sqlite-file-guard.ts';

/** Joins the database's name and the time in the name of a database that a restore set aside. */
const REPLACED = '.before-restore-';

/** As long as backups: by then the team has fetched any data that only the replaced one has. */
const KEPT_DAYS = daysIn(TERMS.backupsKeptFor);

/** The names of all databases that restores have set aside, or that servers have saved from lost files, begin with one of these. */
export function setAsidePrefixes(file: string): string[] {
  return [REPLACED, RESCUED].map((kind) => basename(file) + kind);
}

/** The path of a database that a restore replaces at this moment. */
export function replacedPath(file: string, at: Date): string {
  return join(dirname(file), `${basename(file)}${REPLACED}${inName(at)}`);
}

/** The path of the replaced database that has this name behind the database's own: 'before-restore-2026…'. */
export const replacedCalled = (file: string, name: string) => `${file}.${name}`;

/** Removes databases that were replaced or lost so long ago, with their logs. The time is in the name, so
 *  that touching the file does not renew it.
 *  @returns the number of files */
export async function removeReplacedDatabases(file: string, now: Date): Promise<number> {
  const earliest = inName(new Date(now.getTime() - KEPT_DAYS * DAY_MS));
  const names = await readdir(dirname(file));
  const expired = names.filter((name) =>
    setAsidePrefixes(file).some((prefix) => name.startsWith(prefix) && name < prefix + earliest),
  );
  for (const name of expired) await rm(join(dirname(file), name), { force: true });
  return expired.length;
}

/** A time that sorts in order and has no colons, which Windows does not allow. */
function inName(time: Date): string {
  return time.toISOString().replaceAll(':', '-');
}
