import { setTimeout as pause } from 'node:timers/promises';
import type { Database, OpenTransaction } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { lockCase } from '../moves/case.ts';
import { recordEvent } from '../moves/record-event.ts';
import { deleteWaitingNews } from '../sending/outbox/outbox.queries.ts';
import { isUntouched } from './untouched.repository.ts';

/** So many are one transaction of some tens of milliseconds: SQLite has one writer, and visitors wait for it. */
const BATCH = 25;
/** Lets the server write between two batches. */
const PAUSE_MS = 20;

interface Author {
  readonly by: string;
  readonly at: Date;
}

/** Gives each of these "Not for us", as at its desk, unless somebody has acted on it since it was found.
 *  @returns how many were refused */
export async function refuseAll(
  db: Database,
  found: readonly { readonly id: string }[],
  author: Author,
): Promise<number> {
  let refused = 0;
  for (let first = 0; first < found.length; first += BATCH) {
    const some = found.slice(first, first + BATCH);
    refused += await inTransaction(db, async (trx) => {
      let count = 0;
      for (const { id } of some) if (await refuseOne(trx, id, author)) count += 1;
      return count;
    });
    await pause(PAUSE_MS);
  }
  return refused;
}

async function refuseOne(trx: OpenTransaction, id: string, { by, at }: Author): Promise<boolean> {
  const found = await lockCase(trx, { id });
  if (!found || !isUntouched(found)) return false;
  const event = { kind: 'refused', by, idempotencyKey: 'leads refuse' } as const;
  await recordEvent(trx, found, event, at);
  await deleteWaitingNews(trx, id);
  return true;
}
