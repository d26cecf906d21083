import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { deleteMailAbout } from '../outbox/outbox.queries.ts';

/** Few enough that a server waiting to store a request notices no delay. */
export const BATCH = 200;

export interface Removed {
  readonly quotes: number;
  readonly messages: number;
}

/** Removes quotes, their visitors' actions, what the desk has about them and the mail; of messages
 *  all but the messages themselves.
 *  @returns the number of quotes */
export async function removeQuotes(trx: Database, ids: readonly string[]): Promise<number> {
  await deleteMailAbout(trx, ids);
  await trx.deleteFrom('deskKeys').where('subjectId', 'in', ids).execute();
  await trx.deleteFrom('deskEvents').where('subjectId', 'in', ids).execute();
  await trx.deleteFrom('followUps').where('quoteId', 'in', ids).execute();
  return deleteRows(trx, 'quoteRequests', ids);
}

/** Deletes quotes, messages, and the mail about them in the outbox. */
export async function removeSubmissions(db: Database, ids: readonly string[]): Promise<Removed> {
  let quotes = 0;
  let messages = 0;
  for (let first = 0; first < ids.length; first += BATCH) {
    const batch = ids.slice(first, first + BATCH);
    const removed = await inTransaction(db, async (trx) => ({
      quotes: await removeQuotes(trx, batch),
      messages: await deleteRows(trx, 'contactSubmissions', batch),
    }));
    quotes += removed.quotes;
    messages += removed.messages;
    // SQLite answers without a pause, so this lets the server take waiting requests in between.
    await nextTurn();
  }
  return { quotes, messages };
}

async function deleteRows(
  trx: Database,
  table: 'quoteRequests' | 'contactSubmissions',
  ids: readonly string[],
): Promise<number> {
  const query = trx.deleteFrom(table).where('id', 'in', ids);
  return Number((await query.executeTakeFirstOrThrow()).numDeletedRows);
}
