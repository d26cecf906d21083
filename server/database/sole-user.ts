import { sql } from 'kysely';
import type { Database } from './database.ts';
import { isSqlite } from './dialect.ts';
import { SERVERS_NAME } from './postgres.ts';
import { SQLITE_BUSY, sqliteCode } from './sqlite-code.ts';

/** Whether no server has the database open, not even an idle one. No other program opens a SQLite file from now on
 *  until it is closed here. */
export async function isSoleUser(db: Database): Promise<boolean> {
  if (isSqlite(db)) return holdFile(db);
  const { rows } = await sql`
    select 1 from pg_stat_activity
    where datname = current_database() and application_name = ${SERVERS_NAME} limit 1`.execute(db);
  return rows.length === 0;
}

/** SQLite leaves the write-ahead log only for the last connection. */
async function holdFile(db: Database): Promise<boolean> {
  try {
    await sql`pragma locking_mode = exclusive`.execute(db);
    await sql`pragma journal_mode = delete`.execute(db);
    return true;
  } catch (error) {
    if (sqliteCode(error) === SQLITE_BUSY) return false;
    throw error;
  }
}
