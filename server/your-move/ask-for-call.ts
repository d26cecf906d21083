import { DAY_MS } from '../../domain/calendar-date.ts';
import { openWish } from '../../domain/history/progress.ts';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { lockCase } from '../history/case.ts';
import { earlierRequest } from '../history/event.repository.ts';
import { recordEvent } from '../history/record-event.ts';
import { insertMail } from '../outbox/outbox.repository.ts';
import type { KeyedRequest } from '../submissions/idempotency.ts';

/** Stores that the visitor wants a call, with the mail about it. */
export async function askForCall(
  db: Database,
  linkKey: string,
  at: Date,
  sent?: KeyedRequest,
): Promise<'stored' | 'repeated' | 'key-reused' | 'unknown'> {
  return inTransaction(db, async (trx) => {
    const found = await lockCase(trx, { linkKey });
    if (!found) return 'unknown';
    const submissionId = found.stored.id;
    const earlier = await earlierRequest(trx, submissionId, sent);
    if (earlier) return earlier;
    const { last } = found.progress;
    const asked = openWish(found.progress, 'call');
    // A visitor who asks twice in a day wants one call, as long as nobody answered.
    const since = new Date(at.getTime() - DAY_MS).toISOString();
    if (asked && asked.at > since) return 'repeated';
    const event = { kind: 'call', idempotencyKey: `call ${last + 1}`, sent } as const;
    const number = await recordEvent(trx, found, event, at);
    await insertMail(trx, { kind: 'call', submissionId, event: number });
    return 'stored';
  });
}
