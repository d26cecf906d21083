import { Kysely } from 'kysely';
import { onTestFinished } from 'vitest';
import { openPostgres } from '../../../server/database/postgres.ts';
import { openSqlite } from '../../../server/database/sqlite.ts';
import { loadConfig } from '../../../server/settings/config.ts';

/** A database without our tables, until the test ends.
 *  @param url as in DATABASE_URL */
export function openUnmigrated(url: string): Kysely<unknown> {
  const { database } = loadConfig({ DATABASE_URL: url });
  const { dialect } =
    database.kind === 'sqlite' ? openSqlite(database.file) : openPostgres(database.url);
  const db = new Kysely<unknown>({ dialect });
  onTestFinished(() => db.destroy());
  return db;
}
