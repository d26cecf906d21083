import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { insertMail } from '../outbox/outbox.repository.ts';
import { lockSubmission } from '../submissions/submission.repository.ts';

/** Deletes the request with everything about it, including its key, and leaves the notice of it.
 *  @returns its reference, or undefined when the key opens nothing */
export async function deleteMove(
  db: Database,
  linkKey: string,
  at: Date,
): Promise<string | undefined> {
  return inTransaction(db, async (trx) => {
    const submission = await lockSubmission(trx, { linkKey });
    if (!submission) return undefined;
    const { id, reference } = submission;
    await trx.deleteFrom('submissions').where('id', '=', id).execute();
    await trx.insertInto('deletions').values({ reference, at: at.toISOString() }).execute();
    await insertMail(trx, { kind: 'deletion', about: reference });
    return reference;
  });
}
