import { localDay } from '../../domain/local-time.ts';
import type { Database } from '../database/database.ts';
import { actOnce } from '../history/act-once.ts';
import { recordEvent } from '../history/record-event.ts';
import { insertMail } from '../outbox/outbox.repository.ts';
import type { KeyedRequest } from '../submissions/idempotency.ts';
import type { AnswerOutcome } from './answer-quote.ts';
import { visitorMay } from './visitor-quote.ts';

/** Stores that something is missing or broken after the move, with the mail about it. */
export function reportDamage(
  db: Database,
  linkKey: string,
  said: string,
  sent: KeyedRequest,
  at: Date,
): Promise<AnswerOutcome> {
  return actOnce(db, { linkKey }, sent, async (trx, found) => {
    if (!visitorMay(found, localDay(at)).includes('reported')) return 'conflict';
    const idempotencyKey = `reported ${sent.key}`;
    const report = { kind: 'reported', said, idempotencyKey, sent } as const;
    const number = await recordEvent(trx, found, report, at);
    await insertMail(trx, { kind: 'answer', submissionId: found.stored.id, event: number });
    return 'stored';
  });
}
