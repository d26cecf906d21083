import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { isNewDatabase, otherDatabases } from '../database/new-database.ts';

/** The warning on the first day of a public site, or of a slip in DATABASE_URL. It names no file, because anybody may
 *  ask /readyz. */
export async function newDatabaseWarnings(
  db: Database,
  { database, siteUrl }: Pick<Config, 'database' | 'siteUrl'>,
  now: Date,
): Promise<string[]> {
  if (!siteUrl.startsWith('https:') || !(await isNewDatabase(db, now))) return [];
  return otherDatabases(database).length > 0
    ? ['The database is new, and another one next to it has requests: see DATABASE_URL.']
    : ['The database is new: if the site is not, DATABASE_URL names another one than before.'];
}
