import { isDeepStrictEqual } from 'node:util';
import type { CalendarDate } from '../../domain/dates/calendar-date.ts';
import { inCents } from '../../domain/money.ts';
import type { HistoryEvent } from '../../domain/move/event.ts';
import { lastDay } from '../../domain/move/plan.ts';
import type { Progress } from '../../domain/move/progress.ts';
import { ANSWERS } from '../../domain/move/stage.ts';
import { accountOf } from '../../domain/quote/account.ts';
import type { OpenTransaction } from '../database/database.ts';
import { kindOf, wishedDay } from '../requests/kinds/kinds.ts';
import { updateSubmission } from '../requests/submission.repository.ts';
import type { AnyStored } from '../requests/submission.ts';
import { replaceVisits } from '../requests/visit.repository.ts';
import { insertWebhook } from '../sending/outbox/outbox.repository.ts';
import type { Case } from './case.ts';
import { insertEvent, type NewEvent } from './event.repository.ts';
import { EVENT_KINDS } from './event-kinds.ts';
import { accountKeptUntil } from './kept-in-words.ts';
import { hasOpenFailure } from './open-wishes.ts';
import { bookPayments } from './payment.repository.ts';
import { progressOf, withoutTakenBack } from './progress-of.ts';

/** Appends an event to a case that is locked, and updates the columns that follow from it.
 *  @param found as it was read under the lock, with what the same transaction changed in the content
 *  @returns the number of the event */
export async function recordEvent(
  trx: OpenTransaction,
  { stored, events, progress: before }: Case,
  { idempotencyKey, sent, by = null, ...content }: NewEvent,
  at: Date,
): Promise<number> {
  const number = before.last + 1;
  await insertEvent(trx, stored.id, number, { ...content, by, idempotencyKey, sent }, at);
  const kind = `${stored.kind}.${content.kind}` as const;
  await insertWebhook(trx, { kind, submissionId: stored.id, event: number });
  const event = { ...content, number, by, at: at.toISOString() } as HistoryEvent; // of the same kind
  const all = [...events, event];
  const progress = progressOf(wishedDay(stored), all);
  await bookPayments(trx, stored, before, progress, at);
  await replaceVisits(trx, stored.id, progress.plan.visits, before.plan.visits);
  const row = rowOf(stored, progress, all);
  const isPerson = stored.flag !== null && EVENT_KINDS[content.kind].showsPerson;
  if (isPerson || !isDeepStrictEqual(row, rowOf(stored, before, events))) {
    await updateSubmission(trx, stored.id, { ...row, ...(isPerson && { flag: null }) });
  }
  return number;
}

/** The columns of the submission's row that repeat its history, for queries. */
export function rowOf(stored: AnyStored, progress: Progress, events: readonly HistoryEvent[]) {
  const { stage, ended, callback } = progress;
  return {
    stage,
    // Empty while it is open; null for a kind without a day.
    moveDay: kindOf(stored).day ? lastDay(progress.plan) : null,
    saidNo: ended?.why ?? null,
    callOn: callback?.day ?? null,
    // The oldest is the first.
    reportedAt: progress.openWishes.find(({ kind }) => kind === 'reported')?.at ?? null,
    mailFailed: hasOpenFailure(progress) ? 1 : 0,
    ...countedColumns(stored.receivedAt, events),
    openCents: openCents(progress),
    depositBy: depositBy(progress),
    receivedCents: receivedCents(progress),
    keptUntil: accountKeptUntil(progress),
  };
}

/** What is open once a move took place or was cancelled; null before that, when nobody is asked for it. */
function openCents(progress: Progress): number | null {
  const { bill, cancellation } = progress;
  const open = bill || cancellation ? accountOf(progress)?.open : null;
  return open === null || open === undefined ? null : inCents(open);
}

/** The last day of a deposit that has not come; null if there is none, and once the move took place or is off. */
function depositBy(progress: Progress): CalendarDate | null {
  const { bill, cancellation } = progress;
  const deposit = bill || cancellation ? null : accountOf(progress)?.deposit;
  return deposit && !deposit.isReceived ? deposit.by : null;
}

/** What came in, for reports; null if nothing did. */
function receivedCents(progress: Progress): number | null {
  return inCents(accountOf(progress)?.received ?? 0) || null;
}

/** What reports count of a submission. Its row has it, since a year of a busy firm has 200,000 events. */
function countedColumns(receivedAt: string, events: readonly HistoryEvent[]) {
  const lived = withoutTakenBack(events);
  const has = (...kinds: readonly string[]) => events.some(({ kind }) => kinds.includes(kind));
  const answers = lived.filter(isAnswer);
  const [answeredAt] = answers.map(({ at }) => at).toSorted();
  const price = events.reduce((last: number | null, event) => priceIn(event) ?? last, null);
  return {
    answeredAfter: answeredAt === undefined ? null : secondsBetween(receivedAt, answeredAt),
    wasQuoted: has('quoted', 'agreed') ? 1 : 0,
    // A yes by phone is one to a price that the visitor may have heard there too.
    saidYes: has('accepted', 'agreed') ? 1 : 0,
    priceCents: price === null ? null : inCents(price),
  };
}

/** A visitor's own no answers nobody. */
function isAnswer({ kind, by }: HistoryEvent): boolean {
  return ANSWERS.some((answer) => answer === kind) && !(kind === 'declined' && by === null);
}

/** Rounded up. A clock that was set back makes no wait negative. */
function secondsBetween(receivedAt: string, answeredAt: string): number {
  return Math.ceil(Math.max(0, Date.parse(answeredAt) - Date.parse(receivedAt)) / 1000);
}

function priceIn(event: HistoryEvent): number | undefined {
  return event.kind === 'confirmed' || event.kind === 'settled' ? event.price : undefined;
}
