/** Rewrites a database file of SQLite and empties its log: node rewrite-file.ts FILE PATIENCE_MS. Prints 'wiped', or
 *  'busy' if another process held it all the time. See wipe.ts for the reason. */
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { SQLITE_BUSY, sqliteCode } from '../database/sqlite-code.ts';

const RETRY_PAUSE_MS = 50;

const [file = '', patience = '0'] = process.argv.slice(2);
const deadline = performance.now() + Number(patience);
const database = new DatabaseSync(file, { timeout: Number(patience) });

/** SQLite waits for readers, but not for another connection that is emptying the log. */
async function emptyLog(): Promise<'wiped' | 'busy'> {
  for (;;) {
    const result = database.prepare('pragma wal_checkpoint(truncate)').get();
    if (result?.busy === 0) return 'wiped';
    if (performance.now() > deadline) return 'busy';
    await pause(RETRY_PAUSE_MS);
  }
}

async function rewrite(): Promise<'wiped' | 'busy'> {
  try {
    database.exec('vacuum');
  } catch (error) {
    if (sqliteCode(error) === SQLITE_BUSY) return 'busy';
    throw error;
  }
  return emptyLog();
}

process.stdout.write(await rewrite());
