import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { type JobLog, logFailure } from '../database/database-watch.ts';
import { isSqlite } from '../database/dialect.ts';

const TRY_EVERY_MS = 5000;

/** Writes SQLite's write-ahead log into the database's file and cuts it to nothing: until then it has each page as it was
 *  before a deletion.
 *  @returns false if another process reads the log, which then stays */
export async function emptyLog(db: Database): Promise<boolean> {
  if (!isSqlite(db)) return true;
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
  return rows[0]?.busy === 0;
}

/** Empties the log after deletions, and tries again for as long as somebody reads it. */
export interface LogEmptier {
  /** Empties what a stop or a crash may have left. */
  start(): void;
  /** Ends after the first try, which succeeds unless a backup or an export is under way. Never throws. */
  empty(): Promise<void>;
  stop(): Promise<void>;
}

interface EmptierDeps extends JobLog {
  readonly db: Database;
  readonly tryEveryMs?: number;
}

export function createLogEmptier(deps: EmptierDeps): LogEmptier {
  const { db, tryEveryMs = TRY_EVERY_MS } = deps;
  const stopAsked = new AbortController();
  const { signal } = stopAsked;
  let retrying: Promise<void> | null = null;

  async function isEmptied(): Promise<boolean> {
    try {
      return await emptyLog(db);
    } catch (error) {
      logFailure(deps, error, 'the database’s log cannot be emptied');
      return false;
    }
  }

  async function retry(): Promise<void> {
    do await sleep(tryEveryMs, undefined, { signal }).catch(() => {});
    while (!signal.aborted && !(await isEmptied()));
    retrying = null;
  }

  async function empty(): Promise<void> {
    if (await isEmptied()) return;
    retrying ??= retry();
  }

  return {
    start: () => void empty(),
    empty,
    async stop() {
      stopAsked.abort();
      await retrying;
    },
  };
}
