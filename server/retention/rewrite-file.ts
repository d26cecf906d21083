/** Rewrites a database file of SQLite and empties its log: node rewrite-file.ts FILE TIMEOUT_MS, or only empties its
 *  log: … FILE TIMEOUT_MS log. Prints {@link Rewritten}. See wipe.ts for the reason. */
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { SQLITE_BUSY, sqliteCode } from '../database/sqlite-code.ts';

/** `kept log`: rewritten, but another process reads the log. `busy`: another process held the file all the time. */
export type Rewritten =
  | { readonly outcome: 'wiped' | 'kept log' | 'busy' }
  | { readonly outcome: 'failed'; readonly code: number; readonly message: string };

const RETRY_PAUSE_MS = 50;

const [file = '', timeout = '0', part] = process.argv.slice(2);

async function rewrite(): Promise<Rewritten> {
  const database = new DatabaseSync(file, { timeout: Number(timeout) });
  if (part !== 'log') database.exec('vacuum');
  // To wait for readers inside SQLite would keep writers waiting too.
  database.exec('pragma busy_timeout = 0');
  const deadline = performance.now() + Number(timeout);
  for (;;) {
    // Most of it, while others write.
    database.exec('pragma wal_checkpoint(passive)');
    const result = database.prepare('pragma wal_checkpoint(truncate)').get();
    if (result?.busy === 0) return { outcome: 'wiped' };
    if (performance.now() > deadline) return { outcome: 'kept log' };
    await pause(RETRY_PAUSE_MS);
  }
}

const rewritten = await rewrite().catch((error: unknown): Rewritten => {
  const code = sqliteCode(error);
  if (code === 0 || !(error instanceof Error)) throw error;
  return code === SQLITE_BUSY
    ? { outcome: 'busy' }
    : { outcome: 'failed', code, message: error.message };
});
process.stdout.write(JSON.stringify(rewritten));
