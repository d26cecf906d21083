import { addDays, type CalendarDate, isCalendarDate } from '../dates/calendar-date.ts';
import { wasAhead } from '../dates/local-time.ts';
import { agreedDay, plannedDay } from './agreed-day.ts';
import type { Progress } from './progress.ts';
import { isAgreed, isDone } from './stage.ts';

/** For how many days after its day a move can still be entered: a family in a truck is late. */
export const LATE_DAYS = 14;

/** Whether that day is over for so long that nothing about it can be entered. */
export function isLongOver(day: CalendarDate, today: CalendarDate): boolean {
  return day < addDays(today, -LATE_DAYS);
}

/** Whether the move may have taken place by now, or did: also one that nobody confirmed, or that was cancelled in error. */
export function mayHaveMoved(
  progress: Pick<Progress, 'stage' | 'moveDay' | 'cancellation'>,
  today: CalendarDate,
): boolean {
  if (isDone(progress.stage)) return true;
  const day = plannedDay(progress);
  if (!isCalendarDate(day)) return isAgreed(progress.stage);
  return day <= today && !isLongOver(day, today);
}

/** Whether the agreed day has come. */
export function hasDayCome(progress: Pick<Progress, 'moveDay'>, today: CalendarDate): boolean {
  const day = agreedDay(progress) ?? '';
  return isCalendarDate(day) && day <= today;
}

/** Whether the move took place, or its confirmed day is over. */
export function hasMoved(
  { stage, moveDay }: Pick<Progress, 'stage' | 'moveDay'>,
  today: CalendarDate,
): boolean {
  return isDone(stage) || (stage === 'booked' && moveDay.day < today);
}

/** Whether the family did not confirm a yes before its day was over. A day that was only wished may have been over
 *  before. */
export function isUnconfirmed(
  { toConfirm, moveDay }: Pick<Progress, 'toConfirm' | 'moveDay'>,
  today: CalendarDate,
): boolean {
  if (toConfirm === null || !isCalendarDate(moveDay.day) || moveDay.day >= today) return false;
  return moveDay.status === 'agreed' || wasAhead(moveDay.day, toConfirm.at);
}

/** Whether there is a yes to a move that is not over: it can be changed and cancelled. */
export function isAgreedAhead(
  progress: Pick<Progress, 'stage' | 'moveDay'>,
  today: CalendarDate,
): boolean {
  return isAgreed(progress.stage) && !hasMoved(progress, today);
}
