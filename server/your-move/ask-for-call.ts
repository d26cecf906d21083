import { DAY_MS } from '../../domain/calendar-date.ts';
import { openWish } from '../../domain/history/open-wishes.ts';
import type { Database } from '../database/database.ts';
import { actOnce } from '../history/act-once.ts';
import { recordEvent } from '../history/record-event.ts';
import { insertMail } from '../outbox/outbox.repository.ts';
import type { KeyedRequest } from '../submissions/idempotency.ts';

/** Stores that the visitor wants a call, with the mail about it. */
export function askForCall(
  db: Database,
  linkKey: string,
  at: Date,
  sent?: KeyedRequest,
): Promise<'stored' | 'repeated' | 'key-reused' | 'conflict' | 'unknown'> {
  return actOnce(db, { linkKey }, sent, async (trx, found) => {
    const submissionId = found.stored.id;
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
