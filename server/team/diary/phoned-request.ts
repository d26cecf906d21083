import * as z from 'zod/mini';
import { phonedRequestSchema } from '../../../domain/request/phoned-request.schema.ts';
import { deskPath } from '../../../domain/team/desk-view.ts';
import type { PhonedReceipt } from '../../../domain/team/phoned-receipt.ts';
import { teamName } from '../../../domain/team/team-name.ts';
import type { Database } from '../../database/database.ts';
import { inTransaction } from '../../database/transaction.ts';
import { lockCase } from '../../moves/case.ts';
import { recordEvent } from '../../moves/record-event.ts';
import type { KeyedRequest } from '../../requests/idempotency.ts';
import { kindOf } from '../../requests/kinds/kinds.ts';
import { storeWithin } from '../../requests/store-submission.ts';

const REQUEST = { kind: 'request' } as const;

/** A request that came by phone, and who in the team enters it: whoever uses the device if not given. */
export const phonedSchema = z.extend(phonedRequestSchema, { by: z.optional(teamName) });

interface Stored {
  readonly status: 'stored' | 'repeated';
  readonly receipt: PhonedReceipt;
}

/** Stores a request for somebody who phoned. Whoever enters it has it. */
export function storePhoned(
  db: Database,
  { by, ...content }: z.output<typeof phonedSchema> & { readonly by: string },
  { key, bodyHash }: KeyedRequest,
  receivedAt: Date,
): Promise<Stored | { readonly status: 'key-reused' }> {
  return inTransaction(db, async (trx) => {
    // The forms' own keys have no space.
    const sent = { key: `diary ${key}`, bodyHash };
    const outcome = await storeWithin(trx, kindOf(REQUEST), {
      content,
      sent,
      receivedAt,
      flag: null,
      source: null,
      hasOwnMail: true,
    });
    if (outcome.status === 'key-reused') return outcome;
    const { status, receipt } = outcome;
    const found = await lockCase(trx, { id: receipt.id });
    if (!found?.stored.deskKey) throw new Error('a request that was just stored has no desk');
    if (status === 'stored') {
      const taken = { kind: 'taken', isEntered: true, by, idempotencyKey: 'entered' } as const;
      await recordEvent(trx, found, taken, receivedAt);
    }
    const { reference, deskKey } = found.stored;
    return { status, receipt: { reference, desk: deskPath(deskKey) } };
  });
}
