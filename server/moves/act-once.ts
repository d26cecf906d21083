import type { Database, OpenTransaction } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import type { KeyedRequest } from '../requests/idempotency.ts';
import type { SubmissionKey } from '../requests/submission.repository.ts';
import { type Case, lockCase } from './case.ts';
import { earlierRequest } from './event.repository.ts';

/** Runs an action under the lock, unless it came before; all that it stores, or nothing.
 *  @param key of what it is about
 *  @param sent tells it from a retry
 *  @returns `unknown` if the key opens nothing, `conflict` for a visitor who has deleted the request */
export function actOnce<Outcome>(
  db: Database,
  key: SubmissionKey,
  sent: KeyedRequest | undefined,
  act: (trx: OpenTransaction, found: Case) => Promise<Outcome>,
): Promise<Outcome | 'unknown' | 'repeated' | 'key-reused' | 'conflict'> {
  return inTransaction(db, async (trx) => {
    const found = await lockCase(trx, key);
    if (!found) return 'unknown';
    if ('linkKey' in key && found.progress.deleted) return 'conflict';
    return (await earlierRequest(trx, found.stored.id, sent)) ?? act(trx, found);
  });
}
