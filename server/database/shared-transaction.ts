import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ControlledTransaction } from 'kysely';
import type { Database, Tables } from './database.ts';
import { isSqlite } from './database-time.ts';
import { inTransaction, untilNobodyIsInTheWay } from './transaction.ts';

/** The first of them waits for the last: at most for some tens of milliseconds. */
const MOST_IN_GROUP = 50;

interface Member {
  /** @returns tells whoever asked for it that it is done, once that is true */
  readonly work: (trx: Database) => Promise<() => void>;
  readonly fail: (reason: unknown) => void;
}

/** Who waits for the transaction that is being written; nothing for a database at rest. */
const queues = new WeakMap<Database, Member[]>();

/** Runs the work in a transaction that it shares with whatever else waits to be written: a wait for
 *  the disk is then one for all of them. Work that fails is undone alone. PostgreSQL does the same by
 *  itself, for transactions that commit at once.
 *  @returns when it is committed */
export function inSharedTransaction<Result>(
  db: Database,
  work: (trx: Database) => Promise<Result>,
): Promise<Result> {
  if (!isSqlite(db)) return inTransaction(db, work);
  return new Promise((resolve, reject) => {
    const member: Member = {
      work: async (trx) => {
        const result = await work(trx);
        return () => resolve(result);
      },
      fail: reject,
    };
    const queue = queues.get(db);
    if (queue) {
      queue.push(member);
    } else {
      const newQueue = [member];
      queues.set(db, newQueue);
      void commitAll(db, newQueue);
    }
  });
}

/** The same for work of a single statement, which PostgreSQL takes for a transaction by itself: two
 *  round trips less. */
export function inSharedStatement<Result>(
  db: Database,
  work: (trx: Database) => Promise<Result>,
): Promise<Result> {
  return isSqlite(db) ? inSharedTransaction(db, work) : untilNobodyIsInTheWay(() => work(db));
}

async function commitAll(db: Database, queue: Member[]): Promise<void> {
  while (queue.length > 0) {
    const waiting = queue.length;
    try {
      const trx = await db.startTransaction().execute();
      await commitGroup(trx, queue.splice(0, MOST_IN_GROUP));
    } catch (error) {
      // It did not begin. Who waited with the first does not wait as long again.
      for (const { fail } of queue.splice(0, waiting)) fail(error);
    }
  }
  queues.delete(db);
}

/** Nobody is told anything before the commit, and all of them the same when there is none. */
async function commitGroup(
  trx: ControlledTransaction<Tables>,
  group: readonly Member[],
): Promise<void> {
  try {
    const answers: (() => void)[] = [];
    for (const member of group) {
      answers.push(await tryMember(trx, member));
      // The server answers everybody else meanwhile.
      await nextTurn();
    }
    await trx.commit().execute();
    for (const answer of answers) answer();
  } catch (error) {
    // Its own failure would hide the reason.
    await trx
      .rollback()
      .execute()
      .catch(() => {});
    for (const { fail } of group) fail(error);
  }
}

/** @throws when the database ended the whole transaction, as it does when the disk is full */
async function tryMember(
  trx: ControlledTransaction<Tables>,
  { work, fail }: Member,
): Promise<() => void> {
  const member = await trx.savepoint('member').execute();
  try {
    const answer = await work(trx);
    await member.releaseSavepoint('member').execute();
    return answer;
  } catch (error) {
    try {
      await member.rollbackToSavepoint('member').execute();
    } catch {
      throw error;
    }
    return () => fail(error);
  }
}
