import type { CalendarDate } from '../../domain/dates/calendar-date.ts';
import { PHASES } from '../../domain/move/phases.ts';
import type { YourMove } from '../../domain/your-move/your-move.ts';

/** Where the furniture of a job of several visits is: still at home, on a truck today, at a stop between two visits, or at
 *  the new home, at least in part. */
export type Whereabouts = 'home' | 'way' | 'stop' | 'arrived';

/** @returns undefined for a job of one visit, and before a yes */
export function whereabouts(
  { visits, phase, request }: Pick<YourMove, 'visits' | 'phase' | 'request'>,
  today: CalendarDate,
): Whereabouts | undefined {
  const course = PHASES[phase].move;
  if (visits.length < 2 || (course !== 'ahead' && PHASES[phase].road !== 'moved')) return undefined;
  if (course === 'over') return 'arrived';
  if (visits.some(({ day }) => day === today)) return 'way';
  const last = visits.findLast(({ isOver }) => isOver);
  if (!last) return 'home';
  return last.to === request.toAddress ? 'arrived' : 'stop';
}
