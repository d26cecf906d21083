import { addDays, type CalendarDate } from '../../domain/dates/calendar-date.ts';
import { momentOf } from '../../domain/dates/local-time.ts';
import type { Progress } from '../../domain/move/progress.ts';
import { hasOpenFailure } from './open-wishes.ts';

/** After this hour people no longer read their mail. */
const LATEST_MS = 6 * 3_600_000;

/** When the mail of the day before a move goes out.
 *  @param at minutes of the day */
export function dayBeforeTime(day: CalendarDate, at: number): { from: Date; until: Date } {
  const from = momentOf(addDays(day, -1), at);
  return { from, until: new Date(from.getTime() + LATEST_MS) };
}

/** Whether that mail is still to come, at an address that works.
 *  @param at minutes of the day; null for no mail */
export function getsDayBefore(
  progress: Pick<Progress, 'stillConfirmed' | 'announced' | 'stage' | 'openWishes' | 'lastBounce'>,
  at: number | null,
  now: Date,
): boolean {
  const { stillConfirmed, announced } = progress;
  // They spoke about it, or nothing came back.
  const reaches = !hasOpenFailure(progress) || progress.lastBounce === null;
  if (at === null || !stillConfirmed || !reaches) return false;
  return stillConfirmed.visits.some(
    ({ visit, day }) =>
      !announced.some((each) => each.visit === visit && each.day === day) &&
      now <= dayBeforeTime(day, at).until,
  );
}
