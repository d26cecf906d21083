import type { CalendarDate } from '../../domain/dates/calendar-date.ts';
import { PHASES } from '../../domain/move/phases.ts';
import type { YourMove } from '../../domain/your-move/your-move.ts';

/** Where the furniture is: still at home, on a truck today, at a stop between two visits, or at the new home, at least in
 *  part. */
export type Whereabouts = 'home' | 'way' | 'stop' | 'arrived';

export function whereabouts(
  { visits, phase, request }: Pick<YourMove, 'visits' | 'phase' | 'request'>,
  today: CalendarDate,
): Whereabouts {
  if (PHASES[phase].road === 'moved') return 'arrived';
  if (phase !== 'booked' && phase !== 'under-way') return 'home';
  if (visits.some(({ day }) => day === today)) return 'way';
  const last = visits.findLast(({ isOver }) => isOver);
  if (!last) return 'home';
  return last.to === request.toAddress ? 'arrived' : 'stop';
}
