import { statSync } from 'node:fs';
import { type Database, type EarlierTables, openExisting } from '../database/database.ts';
import type { Config } from '../settings/config.ts';
import { StartError } from '../settings/start-error.ts';
import { type ReplacedOption, replacedDatabase } from './restore/set-aside.ts';

/** Opens an existing database, and closes it afterwards.
 *  @throws StartError when there is no database: a command never creates an empty one; and when the server of this release
 *    has not updated it yet, unless the command may */
export async function withDatabase<Result>(
  config: Config['database'],
  use: (db: Database) => Promise<Result>,
  earlier: EarlierTables = 'refused',
): Promise<Result> {
  if (config.kind === 'sqlite' && isMissing(config.file)) {
    throw new StartError(
      `There is no database ${config.file}. The server makes it at its first start; if it is elsewhere, set DATABASE_URL.`,
    );
  }
  await using db = await openExisting(config, earlier);
  return await use(db);
}

/** {@link withDatabase} for a command that only reads, also a database that a restore has set aside. No server uses that
 *  one: its tables may be brought to this release. */
export function withReadable<Result>(
  config: Config['database'],
  { replaced }: ReplacedOption,
  use: (db: Database) => Promise<Result>,
): Promise<Result> {
  return replaced === undefined
    ? withDatabase(config, use)
    : withDatabase(replacedDatabase(config, replaced), use, 'updated');
}

/** Whether nothing has that name. What this user may not look at is not missing: opening it says why. */
export function isMissing(file: string): boolean {
  try {
    return statSync(file, { throwIfNoEntry: false }) === undefined;
  } catch {
    return false;
  }
}
