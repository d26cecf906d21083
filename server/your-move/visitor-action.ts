import { termsOf } from '../../content/terms.ts';
import { DAY_MS } from '../../domain/dates/calendar-date.ts';
import { localDay } from '../../domain/dates/local-time.ts';
import type { EventContent } from '../../domain/move/event.ts';
import { lastQuote } from '../../domain/move/open-quote.ts';
import type { VisitorAnswerRequest } from '../../domain/your-move/visitor-quote.ts';
import type { Database } from '../database/database.ts';
import { isClockBehind } from '../database/jobs/earliest-now.ts';
import { actOnce } from '../moves/act-once.ts';
import type { Case } from '../moves/case.ts';
import { isStored } from '../moves/event.repository.ts';
import { openWish } from '../moves/open-wishes.ts';
import { recordAndNotify } from '../notifications/to-visitor/record-and-notify.ts';
import type { KeyedRequest } from '../requests/idempotency.ts';
import { mayAcknowledge } from '../requests/mail-limit.repository.ts';
import type { Refusal } from '../requests/read-sent.ts';
import { insertMail } from '../sending/outbox/outbox.repository.ts';
import { visitorMay } from './visitor-quote-of.ts';

/** What a visitor does with the private link, but for changing and deleting the request: asks for a call, cancels with a
 *  reason that may be empty, says what is missing or broken after the move, or answers the quote. */
export type VisitorAction =
  | { readonly kind: 'call' }
  | { readonly kind: 'cancelled' | 'reported'; readonly said: string }
  | VisitorAnswerRequest;

/** `repeated`: it is stored already, or changes nothing. `conflict`: the quote was revised, has run out or was settled,
 *  its terms changed, or the action may not follow; the page shows how it is now. */
type Outcome = 'stored' | 'repeated' | 'key-reused' | 'conflict' | 'unknown' | Refusal;

/** By this clock a quote that has run out would still be open. */
const CLOCK_BEHIND: Refusal = {
  problem: {
    status: 503,
    detail:
      'Our server’s clock is wrong, so it can’t tell whether the quote still holds. Nothing was saved. Please try again soon, or call us.',
  },
};

/** Stores what a visitor did with the mails about it, or neither.
 *  @param sent tells it from a retry */
export function actOnMove(
  db: Database,
  linkKey: string,
  action: VisitorAction,
  at: Date,
  sent?: KeyedRequest,
): Promise<Outcome> {
  const { kind } = action;
  return actOnce<Outcome>(db, { linkKey }, sent, async (trx, found) => {
    const { id: submissionId } = found.stored;
    const idempotencyKey = keyOf(action, found, sent);
    const isRepeated = isDone(action, found, at);
    if (isRepeated || (await isStored(trx, submissionId, idempotencyKey))) return 'repeated';
    const content = contentOf(action);
    if (!content || !isOpen(action, found, at)) return 'conflict';
    if (kind === 'accepted' && (await isClockBehind(trx, at))) return CLOCK_BEHIND;
    const mayMail = kind !== 'accepted' || (await mayAcknowledge(trx, submissionId, at));
    const event = await recordAndNotify(
      trx,
      found,
      { ...content, idempotencyKey, sent },
      at,
      mayMail,
    );
    const mail = kind === 'call' ? 'call' : 'answer';
    if (kind !== 'seen') await insertMail(trx, { kind: mail, submissionId, event });
    return 'stored';
  });
}

/** Two acceptances of one quote are one, and two questions about it are two. */
function keyOf(action: VisitorAction, { progress }: Case, sent: KeyedRequest | undefined): string {
  const { kind } = action;
  if (kind === 'call' || kind === 'cancelled' || kind === 'declined') {
    return `${kind} ${progress.last + 1}`;
  }
  return `${kind} ${'quote' in action && kind !== 'asked' ? action.quote : sent?.key}`;
}

function isDone({ kind }: VisitorAction, { progress }: Case, at: Date): boolean {
  // Both sides may cancel at once: it is cancelled either way.
  if (kind === 'cancelled') return progress.cancellation !== null;
  if (kind === 'declined') return progress.stage === 'declined';
  // A visitor who asks twice in a day wants one call, as long as nobody answered.
  const since = new Date(at.getTime() - DAY_MS).toISOString();
  return kind === 'call' && (openWish(progress, 'call')?.at ?? '') > since;
}

function isOpen(action: VisitorAction, found: Case, at: Date): boolean {
  if (action.kind === 'call') return true;
  if ('quote' in action && action.quote !== lastQuote(found.progress)?.number) return false;
  if (action.kind === 'accepted' && action.terms !== termsOf) return false;
  return visitorMay(found, localDay(at)).includes(action.kind);
}

/** @returns undefined for an empty question */
function contentOf(action: VisitorAction): EventContent | undefined {
  if (!('quote' in action)) return action;
  const { kind, quote: about, said, why } = action;
  // Of other terms it would not be open.
  if (kind === 'accepted') return { kind, about, terms: termsOf };
  if (kind === 'declined') return { kind, about, ...(why && { why }) };
  if (kind !== 'asked') return { kind, about };
  return said === undefined ? undefined : { kind, about, said };
}
