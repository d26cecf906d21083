import { addDays } from '../../domain/calendar-date.ts';
import type { EventContent, VisitorMail } from '../../domain/history/event.ts';
import { progressOf } from '../../domain/history/progress-of.ts';
import { isStillNeeded } from '../../domain/history/still-needed.ts';
import { localDay } from '../../domain/local-time.ts';
import { obstacleTo } from '../../domain/quote/obstacle.ts';
import { hasMoved } from '../../domain/your-move/booking.ts';
import type { Database } from '../database/database.ts';
import type { Case } from '../history/case.ts';
import { kindOf } from '../kinds.ts';
import { findFailedMails, makeDue } from '../outbox/outbox.queries.ts';

/** Nobody can have the same mail sent to one wrong address after the other. */
const MOST_BOUNCES = 5;

/** Sends the mails to a visitor again that failed, as far as they are still true.
 *  @param found with the corrected address
 *  @param change is about to be recorded
 *  @returns which ones */
export async function resend(
  trx: Database,
  found: Case,
  change: Extract<EventContent, { kind: 'changed' }>,
  at: Date,
): Promise<VisitorMail[]> {
  const { stored, events } = found;
  if (events.filter(({ kind }) => kind === 'undelivered').length >= MOST_BOUNCES) return [];
  const event = { ...change, number: found.progress.last + 1, by: null, at: at.toISOString() };
  const progress = progressOf(kindOf(stored).wishedDay(stored.content), [...events, event]);
  const today = localDay(at);
  const mails = (await findFailedMails(trx, stored.id)).filter(({ kind, event: number }) => {
    const cause = events.find((each) => each.number === number);
    if (!cause || !isStillNeeded({ isToVisitor: true }, cause, progress)) return false;
    if (cause.kind === 'announced') return cause.day === addDays(today, 1);
    return kind === 'quote'
      ? obstacleTo(progress, today) === undefined
      : !hasMoved(progress, today);
  });
  await makeDue(
    trx,
    mails.map(({ id }) => id),
  );
  return [...new Set(mails.map(({ kind }) => kind))];
}
