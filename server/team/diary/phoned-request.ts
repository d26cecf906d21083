import { type Call, confirmationOf } from '../../../domain/team/call.schema.ts';
import { deskPath } from '../../../domain/team/desk-view.ts';
import type { PhonedReceipt } from '../../../domain/team/phoned-receipt.ts';
import type { Database, OpenTransaction } from '../../database/database.ts';
import { inTransaction } from '../../database/transaction.ts';
import { lockCase } from '../../moves/case.ts';
import { recordEvent } from '../../moves/record-event.ts';
import type { KeyedRequest } from '../../requests/idempotency.ts';
import { kindOf } from '../../requests/kinds/kinds.ts';
import { storeWithin } from '../../requests/store-submission.ts';
import { actInCall } from '../desk/desk-action.ts';

const REQUEST = { kind: 'request' } as const;

type Stored =
  | { readonly status: 'stored' | 'repeated'; readonly receipt: PhonedReceipt }
  | { readonly status: 'key-reused' }
  /** The message of which it is to be made has ended, or is gone: somebody else made one of it. */
  | { readonly status: 'no-message' };

/** Stores a request for somebody who phoned or wrote, and what was agreed with them, or nothing. Whoever enters it has
 *  it. */
export function storePhoned(
  db: Database,
  call: Call & { readonly by: string },
  { key, bodyHash }: KeyedRequest,
  receivedAt: Date,
): Promise<Stored> {
  const { by, answered, agreed, confirmed, message, ...content } = call;
  return inTransaction(db, async (trx) => {
    const origin = message === undefined ? null : await lockCase(trx, { deskKey: message });
    // The forms' own keys have no space.
    const sent = { key: `diary ${key}`, bodyHash };
    const outcome = await storeWithin(trx, kindOf(REQUEST), {
      content,
      sent,
      receivedAt,
      flag: null,
      source: origin?.stored.source ?? null,
      hasOwnMail: true,
    });
    if (outcome.status === 'key-reused') return outcome;
    const { status, receipt } = outcome;
    const found = await lockCase(trx, { id: receipt.id });
    if (!found?.stored.deskKey) throw new Error('a request that was just stored has no desk');
    const { reference, deskKey } = found.stored;
    if (status === 'stored') {
      const taken = { kind: 'taken', isEntered: true, by, idempotencyKey: 'entered' } as const;
      await recordEvent(trx, found, taken, receivedAt);
      await storeSaid(trx, receipt.id, call, receivedAt);
      if (message !== undefined) {
        // Two devices may make one of it at once.
        if (origin?.stored.kind !== 'message' || origin.progress.ended) throw new NoMessage();
        const idempotencyKey = `made ${reference}`;
        const same = { kind: 'same', as: reference, isMade: true, by, idempotencyKey } as const;
        await recordEvent(trx, origin, same, receivedAt);
      }
    }
    return { status, receipt: { reference, desk: deskPath(deskKey) } } as const;
  }).catch((error: unknown) => {
    if (error instanceof NoMessage) return { status: 'no-message' } as const;
    throw error;
  });
}

/** Takes back the request that was stored: only then is it known not to be a repeat. */
class NoMessage extends Error {}

/** What was said in the call, as the events that it is. */
async function storeSaid(
  trx: OpenTransaction,
  id: string,
  { by, answered, agreed, confirmed }: Call & { readonly by: string },
  at: Date,
): Promise<void> {
  const common = { by, after: 0 };
  if (answered !== undefined) {
    await actInCall(trx, id, { kind: 'phoned', ...common, said: answered }, at);
  }
  if (!agreed) return;
  await actInCall(trx, id, { kind: 'agreed', ...common, ...agreed }, at);
  if (!confirmed) return;
  const confirmation = { kind: 'confirmed', ...common, ...confirmationOf(agreed) } as const;
  await actInCall(trx, id, { ...confirmation, ...confirmed }, at);
}
