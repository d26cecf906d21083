import { statSync } from 'node:fs';
import { type Database, openExisting } from '../database/database.ts';
import type { Config } from '../settings/config.ts';
import { StartError } from '../settings/start-error.ts';

/** Opens an existing database, and closes it afterwards.
 *  @throws StartError when there is no database: a command never creates an empty one */
export async function withDatabase<Result>(
  config: Config['database'],
  use: (db: Database) => Promise<Result>,
): Promise<Result> {
  if (config.kind === 'sqlite' && isMissing(config.file)) {
    throw new StartError(
      `There is no database ${config.file}. The server makes it at its first start; if it is elsewhere, set DATABASE_URL.`,
    );
  }
  await using db = await openExisting(config);
  return await use(db);
}

/** Whether nothing has that name. What this user may not look at is not missing: opening it says why. */
export function isMissing(file: string): boolean {
  try {
    return statSync(file, { throwIfNoEntry: false }) === undefined;
  } catch {
    return false;
  }
}
