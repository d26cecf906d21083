import { localDay } from '../../domain/local-time.ts';
import type { Database } from '../database/database.ts';
import { actOnce } from '../history/act-once.ts';
import { insertMail } from '../outbox/outbox.repository.ts';
import type { KeyedRequest } from '../submissions/idempotency.ts';
import { recordNews } from '../visitor-mail/record-news.ts';
import type { AnswerOutcome } from './answer-quote.ts';
import { visitorMay } from './visitor-quote.ts';

/** Cancels a move after a yes, for its visitor, with the mails to both sides.
 *  @param said the visitor's reason; may be empty */
export function cancelMove(
  db: Database,
  linkKey: string,
  said: string,
  at: Date,
  sent?: KeyedRequest,
): Promise<AnswerOutcome> {
  return actOnce(db, { linkKey }, sent, async (trx, found) => {
    const { cancellation, last } = found.progress;
    // Both sides may press at once: it is cancelled either way.
    if (cancellation) return 'repeated';
    if (!visitorMay(found, localDay(at)).includes('cancelled')) return 'conflict';
    const idempotencyKey = `cancelled ${last + 1}`;
    const event = { kind: 'cancelled', said, idempotencyKey, sent } as const;
    const { id: submissionId } = found.stored;
    const number = await recordNews(trx, found, event, at);
    await insertMail(trx, { kind: 'answer', submissionId, event: number });
    return 'stored';
  });
}
