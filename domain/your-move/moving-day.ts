import { addDays, type CalendarDate, isCalendarDate } from '../dates/calendar-date.ts';
import { greeted } from '../greeting.ts';
import { isOutdated } from '../move/obstacle.ts';
import { type FirstButton, PHASES, type Phase } from '../move/phases.ts';
import type { YourMove } from './your-move.ts';

const OFF: readonly Phase[] = [
  'lapsed',
  'declined',
  'lost',
  'refused',
  'same',
  'overdue',
  'cancelled',
  'off',
];

/** Whether nothing comes of it: a red stamp, and all else is folded away. */
export const isOff = (phase: Phase): boolean => OFF.includes(phase);

/** Whether the move may take place on that day: only then does it belong in a calendar, or in front of an estate's
 *  manager. */
export function isDayAhead({ phase, quote, moveDay }: YourMove, today: CalendarDate): boolean {
  const { day, status } = moveDay;
  if (PHASES[phase].move === 'over' || phase === 'declined' || phase === 'lost') return false;
  if (isCalendarDate(day) && day < today) return false;
  // A day that the visitor wished since then is not the quote's.
  // What is booked stays so, whatever becomes of a quote to change it.
  if (quote?.replaces === 'booking' && quote.isOpen) return true;
  return !quote?.obstacle || (status === 'wished' && isOutdated(quote.obstacle));
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
  move: Pick<YourMove, 'phase' | 'moveDay' | 'quote'>,
  today: CalendarDate,
): FirstButton | '' {
  const { phase, moveDay, quote } = move;
  const isToday = PHASES[phase].move === 'ahead' && moveDay.day === today;
  // Another price of what is booked waits for an answer.
  if (PHASES[phase].move === 'ahead' && quote?.isOpen && !quote.obstacle) return 'accept';
  return isToday || isEve(move, today) ? 'call' : PHASES[phase].first;
}

type Headed = Pick<YourMove, 'phase' | 'moveDay' | 'quote'> & {
  readonly request: Pick<YourMove['request'], 'name' | 'moveType'>;
};

/** The heading of the page: who wrote the quote signs it, and who is moved and has paid is welcomed by name. */
export function pageHeading(
  { phase, quote, moveDay, request }: Headed,
  today: CalendarDate,
): string {
  const { move, page } = PHASES[phase];
  if (phase === 'paid') return welcome(request);
  const isToCome = phase === 'booked' || phase === 'under-way';
  if (isToCome && moveDay.day === today) return 'Today';
  return move === 'offered' && quote?.by ? `${page} from ${quote.by}` : page;
}

/** Said under the welcome. */
export const THANKS = 'Thank you for moving with us. Put the kettle on: the boxes can wait.';

/** 'Welcome home, Tumi'; nobody lives in an office. */
function welcome({ name, moveType }: Headed['request']): string {
  return greeted(moveType === 'commercial' ? 'You’ve moved in' : PHASES.paid.page, name, ', ');
}
