import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { isSqlite } from '../database/dialect.ts';

/** `busy`: another process reads or writes, and removed data is still in the file's bytes. */
export type Wiped = 'wiped' | 'busy' | 'left to PostgreSQL';

const SQLITE_BUSY = 5;
const PATIENCE_MS = 5000;
const RETRY_PAUSE_MS = 50;

/** Takes the last traces of removed rows out of SQLite's files. `secure_delete` overwrites a row in
 *  place, but not the copies that a page keeps after SQLite moved rows about in it; only VACUUM
 *  writes every page again. Emptying the write-ahead log then removes the rest. Writers wait
 *  for 0.4 s with 50,000 requests, as long as a server waits before it answers 503. */
export async function wipeRemoved(db: Database, patienceMs = PATIENCE_MS): Promise<Wiped> {
  if (!isSqlite(db)) return 'left to PostgreSQL';
  try {
    // VACUUM's temporary data is personal data, which must not go through /tmp.
    await sql`pragma temp_store = memory`.execute(db);
    await sql`vacuum`.execute(db);
    return await emptyLog(db, performance.now() + patienceMs);
  } catch (error) {
    const { errcode } = Object(error) as { errcode?: unknown };
    if ((Number(errcode) & 0xff) === SQLITE_BUSY) return 'busy';
    throw error;
  }
}

/** SQLite waits for readers, but not for another connection that is emptying the log. */
async function emptyLog(db: Database, deadline: number): Promise<Wiped> {
  for (;;) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
    if (rows[0]?.busy === 0) return 'wiped';
    if (performance.now() > deadline) return 'busy';
    await pause(RETRY_PAUSE_MS);
  }
}
