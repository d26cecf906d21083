import { addDays, type CalendarDate, isCalendarDate } from '../dates/calendar-date.ts';
import { type FirstButton, PHASES, type Phase } from '../move/phases.ts';
import type { YourMove } from './your-move.ts';

const OFF: readonly Phase[] = ['lapsed', 'declined', 'refused', 'overdue', 'cancelled', 'off'];

/** Whether nothing comes of it: a red stamp, and all else is folded away. */
export const isOff = (phase: Phase): boolean => OFF.includes(phase);

/** Whether the move may take place on that day: only then does it belong in a calendar, or in front of an estate's
 *  manager. */
export function isDayAhead({ phase, quote, moveDay }: YourMove, today: CalendarDate): boolean {
  const { day, status } = moveDay;
  if (PHASES[phase].move === 'over' || phase === 'declined') return false;
  if (isCalendarDate(day) && day < today) return false;
  // A day that the visitor wished since then is not the quote's.
  return !quote?.obstacle || (status === 'wished' && quote.obstacle === 'changed');
}

/** Whether the move that was said yes to is tomorrow. */
export function isEve(
  { phase, moveDay }: Pick<YourMove, 'phase' | 'moveDay'>,
  today: CalendarDate,
): boolean {
  return PHASES[phase].move === 'ahead' && moveDay.day === addDays(today, 1);
}

/** The first button of the page: on the eve and on the day itself a call, whatever it was before. */
export function firstButton(
  move: Pick<YourMove, 'phase' | 'moveDay'>,
  today: CalendarDate,
): FirstButton | '' {
  const { phase, moveDay } = move;
  const isToday = PHASES[phase].move === 'ahead' && moveDay.day === today;
  return isToday || isEve(move, today) ? 'call' : PHASES[phase].first;
}

/** The heading of the page: who wrote the quote signs it. */
export function pageHeading(
  { phase, quote, moveDay }: Pick<YourMove, 'phase' | 'moveDay' | 'quote'>,
  today: CalendarDate,
): string {
  const { move, page } = PHASES[phase];
  const isToCome = phase === 'booked' || phase === 'under-way';
  if (isToCome && moveDay.day === today) return 'Today';
  return move === 'offered' && quote?.by ? `${page} from ${quote.by}` : page;
}
