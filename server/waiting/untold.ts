import type { CalendarDate } from '../../domain/dates/calendar-date.ts';
import type { HistoryEvent } from '../../domain/move/event.ts';
import type { Database } from '../database/database.ts';
import type { Case } from '../moves/case.ts';
import { dayBeforeTime } from '../moves/day-before-due.ts';
import { findMailStates, type MailState } from '../sending/outbox/outbox.queries.ts';

/** The moves of that day whose visitors do not have the email of the day before, and nobody called since it was due.
 *  @param at minutes of the day; null for no such email
 *  @returns the ids of their requests */
export async function findUntold(
  db: Database,
  moving: readonly Case[],
  { day, at }: { readonly day: CalendarDate; readonly at: number | null },
): Promise<ReadonlySet<string>> {
  if (at === null) return new Set();
  const mails = await findMailStates(
    db,
    moving.map(({ stored }) => stored.id),
  );
  const eve = dayBeforeTime(day, at);
  const untold = moving.filter((each) => wasToBeTold(each, eve) && !isTold(each, day, eve, mails));
  return new Set(untold.map(({ stored }) => stored.id));
}

type Eve = ReturnType<typeof dayBeforeTime>;

/** A day that is confirmed later that night is told by its confirmation. */
function wasToBeTold({ progress: { confirmation } }: Case, { until }: Eve): boolean {
  return confirmation !== null && confirmation.at <= until.toISOString();
}

function isTold(
  { stored, events, progress }: Case,
  day: CalendarDate,
  { from }: Eve,
  mails: readonly MailState[],
): boolean {
  const isCall = ({ kind }: HistoryEvent) => kind === 'phoned' || kind === 'told';
  if (events.some((event) => isCall(event) && event.at >= from.toISOString())) return true;
  const written = events.find((event) => event.kind === 'announced' && event.day === day);
  const isSent = mails.some(
    ({ submissionId, kind, event, state }) =>
      submissionId === stored.id &&
      kind === 'day-before' &&
      event === written?.number &&
      state === 'sent',
  );
  return isSent && progress.lastBounce === null;
}
