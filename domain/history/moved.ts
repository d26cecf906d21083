import type { CalendarDate } from '../calendar-date.ts';
import { wasAhead } from '../local-time.ts';
import type { Progress } from './progress.ts';
import { isAgreed } from './stage.ts';

/** Whether the day of a booked move is over. */
export function hasMoved(
  { stage, moveDay }: Pick<Progress, 'stage' | 'moveDay'>,
  today: CalendarDate,
): boolean {
  return stage === 'booked' && moveDay.day < today;
}

/** Whether the family did not confirm a yes before its day was over. */
export function isUnconfirmed(
  { toConfirm, moveDay }: Pick<Progress, 'toConfirm' | 'moveDay'>,
  today: CalendarDate,
): boolean {
  return toConfirm !== null && wasAhead(moveDay.day, toConfirm.at) && moveDay.day < today;
}

/** Whether there is a yes to a move that is not over: it can be changed and cancelled. */
export function isAgreedAhead(
  progress: Pick<Progress, 'stage' | 'moveDay'>,
  today: CalendarDate,
): boolean {
  return isAgreed(progress.stage) && !hasMoved(progress, today);
}
