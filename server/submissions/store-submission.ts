import { hash } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { sortedId } from '../database/sorted-id.ts';
import type { Flag, Receipt } from '../database/tables/submission.table.ts';
import { inTransaction } from '../database/transaction.ts';
import { insertMail } from '../outbox/outbox.repository.ts';
import { insertDeskKey } from './desk-key.repository.ts';
import { isReferenceTaken } from './reference.repository.ts';
import { newReference } from './reference.ts';
import type { SubmissionKind } from './submission-kind.ts';

/** A visitor's submission after the checks. */
export interface Submission<Content> {
  readonly content: Content;
  readonly idempotencyKey: string | null;
  readonly receivedAt: Date;
  readonly flag: Flag | null;
}

export type StoreOutcome =
  | { readonly status: 'stored' | 'repeated'; readonly receipt: Receipt }
  /** The key was used before with another body. */
  | { readonly status: 'key-reused' };

const MOST_TRIES = 5;

/** Stores a submission, the key of its desk and the mail about it together, or neither. A repeat with the same key
 *  stores nothing and gets the first receipt, even while the first is still being stored.
 *  @throws when the database cannot be used, or no reference is free */
export function storeSubmission<Content extends object>(
  db: Database,
  kind: Pick<SubmissionKind<Content>, 'mail' | 'insert' | 'findByKey'>,
  { content, idempotencyKey, receivedAt, flag }: Submission<Content>,
  makeReference = newReference,
): Promise<StoreOutcome> {
  const bodyHash = idempotencyKey === null ? null : hash('sha256', JSON.stringify(content));
  return inTransaction(db, async (trx) => {
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const reference = makeReference();
      if (await isReferenceTaken(trx, reference)) continue;
      const identity = { id: sortedId(), reference, receivedAt: receivedAt.toISOString() };
      const row = { ...content, ...identity, idempotencyKey, bodyHash, flag };
      const receipt = await kind.insert(trx, row);
      if (receipt) {
        await insertDeskKey(trx, receipt.id);
        await insertMail(trx, { kind: kind.mail, subjectId: receipt.id });
        return { status: 'stored', receipt };
      }
      // The lookup of the key comes only now, because a repeat is rare.
      const earlier = idempotencyKey === null ? null : await kind.findByKey(trx, idempotencyKey);
      if (earlier) return answerRepeat(earlier, bodyHash);
    }
    throw new Error(`no free reference in ${MOST_TRIES} tries`);
  });
}

function answerRepeat(
  { bodyHash: firstHash, ...receipt }: Receipt & { bodyHash: string | null },
  bodyHash: string | null,
): StoreOutcome {
  return firstHash === bodyHash ? { status: 'repeated', receipt } : { status: 'key-reused' };
}
