import { setTimeout as pause } from 'node:timers/promises';
import type { Database, OpenTransaction } from './database.ts';

/** Codes of a transaction that must be retried because of a concurrent one: a serialization failure
 *  or a deadlock. CockroachDB also reports these where PostgreSQL succeeds. */
const CONFLICT = /^(40001|40P01)$/;

/** Where every transaction is serializable, of two servers' twenty connections only one may get through at a time. */
const MOST_TRIES = 40;
const LONGEST_FIRST_PAUSE_MS = 10;

/** Runs the work in one transaction, and runs it again from its beginning after a conflict with
 *  another. Side effects outside the database may therefore happen more than once. */
export function inTransaction<Result>(
  db: Database,
  work: (trx: OpenTransaction) => Promise<Result>,
): Promise<Result> {
  return retryOnConflict(() => db.transaction().execute(work));
}

/** Does the same for one statement, which is a transaction by itself. */
export async function retryOnConflict<Result>(act: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await act();
    } catch (error) {
      if (tries === MOST_TRIES || !isConflict(error)) throw error;
      // A random pause, so that the two do not collide again.
      await pause(Math.random() * tries * LONGEST_FIRST_PAUSE_MS);
    }
  }
}

function isConflict(error: unknown): boolean {
  const { code } = Object(error) as { code?: unknown };
  return typeof code === 'string' && CONFLICT.test(code);
}
