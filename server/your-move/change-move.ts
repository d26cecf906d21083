import { progressOf } from '../../domain/history/progress-of.ts';
import { isStillNeeded } from '../../domain/history/still-needed.ts';
import type { QuoteRequest } from '../../domain/request/request.schema.ts';
import { type RequestChange, requestChanges } from '../../domain/request/request-changes.ts';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { lockCase } from '../history/case.ts';
import { recordEvent } from '../history/record-event.ts';
import { insertMail } from '../outbox/outbox.repository.ts';
import { mayMailVisitor } from '../quote/mail-limit.repository.ts';
import { resend } from '../quote/resend.ts';
import { updateRequest } from '../request/request.repository.ts';
import { visitorAnswers } from './your-move.ts';

export interface ChangeOutcome {
  /** `repeated`: already stored, so nothing is stored or mailed. `conflict`: the stored answers are not those
   *  that the visitor saw; nothing is changed. `unknown`: the key opens nothing. */
  readonly outcome: 'stored' | 'repeated' | 'conflict' | 'unknown';
  readonly changes: readonly RequestChange[];
}

/** Stores the corrected request with the mail about the differences, or neither. The comparison
 *  runs under a lock: of two changes made from the same answers, the second is refused.
 *  @param madeFrom the version that the visitor saw; without it any stored answers are replaced */
export async function changeMove(
  db: Database,
  linkKey: string,
  request: QuoteRequest,
  at: Date,
  madeFrom?: unknown,
): Promise<ChangeOutcome> {
  return inTransaction(db, async (trx) => {
    const found = await lockCase(trx, { linkKey });
    if (found?.stored.kind !== 'request') return { outcome: 'unknown', changes: [] };
    const { id: submissionId, content } = found.stored;
    const { last, version } = found.progress;
    // Whoever names a version saw the settled day in the form.
    const seen = madeFrom === undefined ? content : visitorAnswers(content, found.progress);
    const changes = requestChanges(seen, request);
    // A retry ends here too: the first try has already stored its answers.
    if (changes.length === 0) return { outcome: 'repeated', changes };
    if (madeFrom !== undefined && madeFrom !== version) return { outcome: 'conflict', changes: [] };
    await updateRequest(trx, submissionId, request);
    const change = { kind: 'changed', changes } as const;
    const changed = { ...found, stored: { ...found.stored, content: request } };
    const event = { ...change, number: last + 1, by: null, at: at.toISOString() };
    const progress = progressOf(request.moveDate, [...found.events, event]);
    // What was agreed is to be confirmed again, or holds again: the visitor's calendar follows.
    const isNews = isStillNeeded({ isToVisitor: true }, event, progress);
    const isCorrected = request.email !== content.email;
    const mayMail = (isCorrected || isNews) && (await mayMailVisitor(trx, request.email, at));
    // What came back goes out again, to the corrected address.
    const resent = isCorrected && mayMail ? await resend(trx, { ...changed, progress }, at) : [];
    const idempotencyKey = `changed ${last + 1}`;
    const resending = resent.length > 0 ? { resent } : {};
    const number = await recordEvent(trx, changed, { ...change, ...resending, idempotencyKey }, at);
    await insertMail(trx, { kind: 'changed', submissionId, event: number });
    if (isNews && mayMail) {
      await insertMail(trx, { kind: 'acceptance', submissionId, event: number });
    }
    return { outcome: 'stored', changes };
  });
}
