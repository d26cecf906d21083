import { type CalendarDate, isCalendarDate } from '../calendar-date.ts';
import { LABELS } from '../request/labels.ts';
import { type FirstButton, PHASES } from '../situation/phases.ts';
import type { YourMove } from './your-move.ts';

const HEADINGS = {
  wished: LABELS.moveDate,
  offered: 'Moving day in our quote',
  agreed: 'Moving day, to be confirmed',
  confirmed: 'Moving day',
  done: 'Moved on',
} as const;

/** The heading above the day of the move. */
export function dayHeading({ phase, quote, moveDay }: YourMove): string {
  if (phase === 'overdue') return 'Moving day, not confirmed';
  const isLapsed = moveDay.status === 'offered' && quote?.obstacle;
  return isLapsed ? 'Moving day we had offered' : HEADINGS[moveDay.status];
}

/** Whether the move may take place on that day: only then does it belong in a calendar, or in front of an estate's
 *  manager. */
export function isDayAhead({ phase, quote, moveDay }: YourMove, today: CalendarDate): boolean {
  const { day, status } = moveDay;
  if (PHASES[phase].move === 'over' || phase === 'declined') return false;
  if (isCalendarDate(day) && day < today) return false;
  // A day that the visitor wished since then is not the quote's.
  return !quote?.obstacle || (status === 'wished' && quote.obstacle === 'changed');
}

/** The first button of the page: on the day itself a call, whatever it was before. */
export function firstButton(
  { phase, moveDay, may }: Pick<YourMove, 'phase' | 'moveDay' | 'may'>,
  today: CalendarDate,
): FirstButton | '' {
  const { move, first } = PHASES[phase];
  if (move === 'ahead' && moveDay.day === today) return 'call';
  // An email that came back, and a no, leave the quote open.
  return may.includes('accepted') ? 'accept' : first;
}
