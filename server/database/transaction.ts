import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from './database.ts';

/** Codes of a transaction that must be retried because of a concurrent one: a serialization failure
 *  or a deadlock. CockroachDB also reports these where PostgreSQL succeeds. */
const IN_EACH_OTHERS_WAY = /^(40001|40P01)$/;

const MOST_TRIES = 10;
const LONGEST_FIRST_PAUSE_MS = 10;

/** Runs the work in one transaction, and runs it again from its beginning after a conflict with
 *  another. Side effects outside the database may therefore happen more than once. */
export function inTransaction<Result>(
  db: Database,
  work: (trx: Database) => Promise<Result>,
): Promise<Result> {
  return untilNobodyIsInTheWay(() => db.transaction().execute(work));
}

/** Does the same for one statement, which is a transaction by itself. */
export async function untilNobodyIsInTheWay<Result>(act: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await act();
    } catch (error) {
      if (tries === MOST_TRIES || !wasInTheWay(error)) throw error;
      // A random pause, so that the two do not collide again.
      await pause(Math.random() * tries * LONGEST_FIRST_PAUSE_MS);
    }
  }
}

function wasInTheWay(error: unknown): boolean {
  const { code } = Object(error) as { code?: unknown };
  return typeof code === 'string' && IN_EACH_OTHERS_WAY.test(code);
}
