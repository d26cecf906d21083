import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from './database.ts';

/** A transaction that has to be tried again because of another one at the same time: it could not be
 *  serialized, or both waited for each other. CockroachDB says so for what PostgreSQL lets pass. */
const IN_EACH_OTHERS_WAY = /^(40001|40P01)$/;

const MOST_TRIES = 10;
const LONGEST_FIRST_PAUSE_MS = 10;

/** Runs the work in one transaction, and once more from its beginning when another transaction was
 *  in its way. What the work does outside of the database may therefore happen more than once. */
export function inTransaction<Result>(
  db: Database,
  work: (trx: Database) => Promise<Result>,
): Promise<Result> {
  return untilNobodyIsInTheWay(() => db.transaction().execute(work));
}

/** The same for one statement, which is a transaction by itself. */
export async function untilNobodyIsInTheWay<Result>(act: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await act();
    } catch (error) {
      if (tries === MOST_TRIES || !wasInTheWay(error)) throw error;
      // By chance, so that the two do not meet again.
      await pause(Math.random() * tries * LONGEST_FIRST_PAUSE_MS);
    }
  }
}

function wasInTheWay(error: unknown): boolean {
  const { code } = Object(error) as { code?: unknown };
  return typeof code === 'string' && IN_EACH_OTHERS_WAY.test(code);
}
