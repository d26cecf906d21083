import { type CalendarDate, isCalendarDate } from '../calendar-date.ts';
import { LABELS } from '../request/labels.ts';
import { isOver, phaseOf } from './waybill.ts';
import type { YourMove } from './your-move.ts';

const HEADINGS = {
  wished: LABELS.moveDate,
  offered: 'Moving day in our quote',
  agreed: 'Moving day, to be confirmed',
  confirmed: 'Moving day',
} as const;

/** What the day on the page is. */
export function dayHeading(move: YourMove): string {
  const { quote, moveDay } = move;
  if (phaseOf(move) === 'unconfirmed') return 'Moving day, not confirmed';
  const isLapsed = moveDay.status === 'offered' && quote?.obstacle;
  return isLapsed ? 'Moving day we had offered' : HEADINGS[moveDay.status];
}

/** Whether the move may take place on that day: only then does it belong in a calendar, or in front of an estate's
 *  manager. */
export function isDayAhead(move: YourMove, today: CalendarDate): boolean {
  const { quote, moveDay } = move;
  const phase = phaseOf(move);
  if (isOver(phase) || (isCalendarDate(moveDay.day) && moveDay.day < today)) return false;
  if (phase !== 'quoted' || !quote) return true;
  // A day that the visitor wished since then is not the quote's.
  const isWish = moveDay.status === 'wished' && quote.obstacle === 'changed';
  return quote.state === 'open' && (quote.obstacle === null || isWish);
}
