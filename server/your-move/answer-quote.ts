import { termsOf } from '../../content/terms.ts';
import type { EventContent } from '../../domain/history/event.ts';
import { localDay } from '../../domain/local-time.ts';
import type { VisitorAnswerRequest } from '../../domain/quote/visitor-quote.ts';
import type { Database } from '../database/database.ts';
import { actOnce } from '../history/act-once.ts';
import { isStored } from '../history/event.repository.ts';
import { insertMail } from '../outbox/outbox.repository.ts';
import type { KeyedRequest } from '../submissions/idempotency.ts';
import { mayAcknowledge } from '../visitor-mail/mail-limit.repository.ts';
import { recordNews } from '../visitor-mail/record-news.ts';
import { visitorMay } from './visitor-quote.ts';

/** `conflict`: the quote was revised, has run out, or was settled, or its terms changed; the page shows how it
 *  is now. */
export type AnswerOutcome = 'stored' | 'repeated' | 'key-reused' | 'conflict' | 'unknown';

/** Stores a visitor's answer to a quote with the mails about it, or neither. Two acceptances of one
 *  quote are one.
 *  @param sent tells a question from a retry of it */
export function answerQuote(
  db: Database,
  linkKey: string,
  answer: VisitorAnswerRequest,
  sent: KeyedRequest,
  at: Date,
): Promise<AnswerOutcome> {
  const { kind, quote: about } = answer;
  return actOnce(db, { linkKey }, sent, async (trx, found) => {
    const { progress } = found;
    const { id: submissionId } = found.stored;
    const idempotencyKey = kind === 'asked' ? `asked ${sent.key}` : `${kind} ${about}`;
    if (await isStored(trx, submissionId, idempotencyKey)) return 'repeated';
    const may = visitorMay(found, localDay(at));
    if (progress.quote?.number !== about || !may.includes(kind)) return 'conflict';
    if (kind === 'accepted' && answer.terms !== termsOf) return 'conflict';
    const content = contentOf(answer);
    if (!content) return 'conflict';
    const mayMail = await mayAcknowledge(trx, submissionId, at);
    const event = await recordNews(trx, found, { ...content, idempotencyKey, sent }, at, mayMail);
    if (kind !== 'seen') await insertMail(trx, { kind: 'answer', submissionId, event });
    return 'stored';
  });
}

/** @returns undefined for an empty question */
function contentOf(answer: VisitorAnswerRequest): EventContent | undefined {
  const { kind, quote: about, said, terms } = answer;
  if (kind === 'accepted') return { kind, about, ...(terms !== undefined && { terms }) };
  if (kind !== 'asked') return { kind, about };
  return said === undefined ? undefined : { kind, about, said };
}
