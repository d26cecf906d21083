import { hoursIn } from '../../content/term.ts';
import { cancelledLate, TERMS } from '../../content/terms.ts';
import { isCalendarDate } from '../dates/calendar-date.ts';
import { momentOf } from '../dates/local-time.ts';
import { arrivalTimes } from '../request/arrival-times.ts';
import type { Progress } from './progress.ts';

/** Nobody moves before. */
const EARLIEST_MINUTES = 6 * 60;
const HOUR_MS = 3_600_000;

interface Arrival {
  /** A date; or what a visitor typed about a day. */
  readonly day: string;
  readonly window: string;
}

/** What the terms say to somebody who cancels less than their notice before the truck arrives. Empty in time, for a day in
 *  words, and once the truck has arrived. */
export function lateNotice({ day, window }: Arrival, at: Date): string {
  if (!isCalendarDate(day)) return '';
  const arrival = momentOf(day, arrivalTimes(window)?.from ?? EARLIEST_MINUTES);
  const hours = Math.floor((arrival.getTime() - at.getTime()) / HOUR_MS);
  if (hours < 0 || hours >= hoursIn(TERMS.cancellationNotice)) return '';
  return cancelledLate(hours === 1 ? '1 hour' : `${hours} hours`);
}

/** The same about a move that its visitor cancelled at that ISO time. */
export function lateBy(
  { cancellation, held }: Pick<Progress, 'cancellation' | 'held'>,
  at: string,
): string {
  if (!cancellation) return '';
  const { day } = cancellation;
  const visit = held?.agreement.visits.find((each) => each.day === day);
  return lateNotice({ day, window: visit?.window ?? '' }, new Date(at));
}
