import { addDays } from '../../domain/calendar-date.ts';
import type { VisitorMail } from '../../domain/history/event.ts';
import { hasMoved } from '../../domain/history/moved.ts';
import { isStillNeeded } from '../../domain/history/still-needed.ts';
import { localDay } from '../../domain/local-time.ts';
import { obstacleTo } from '../../domain/quote/obstacle.ts';
import type { Database } from '../database/database.ts';
import type { Case } from '../history/case.ts';
import { findFailedMails, makeDue } from '../outbox/outbox.queries.ts';

/** Nobody can have the same mail sent to one wrong address after the other. */
const MOST_BOUNCES = 5;

/** Sends the mails to a visitor again that failed, as far as they are still true.
 *  @param found as it is after the correction
 *  @returns which ones */
export async function resend(
  trx: Database,
  { stored, events, progress }: Case,
  at: Date,
): Promise<VisitorMail[]> {
  if (events.filter(({ kind }) => kind === 'undelivered').length >= MOST_BOUNCES) return [];
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
