import { company } from '../../content/company.ts';
import { doorsOf } from '../quote/request-at-visit.ts';
import { ACCESS_SIDES } from '../request/access.ts';
import { estateNotices } from '../request/estate-notice.ts';
import type { YourMove } from './your-move.ts';

const MOVER = { name: company.name, phone: company.phone.display };

/** For each address in an estate or complex a message to its manager, about the next visit that comes there. */
export function gateNotices({
  request,
  moveDay,
  visits,
  booking,
}: Pick<YourMove, 'request' | 'moveDay' | 'visits' | 'booking'>) {
  const ahead = visits.filter(({ isOver }) => !isOver);
  return ACCESS_SIDES.flatMap((side) => {
    const visit = ahead.find((each) => doorsOf(request, each).includes(side));
    if (!visit) return [];
    // The page knows who comes with the next visit.
    const papers = visit === ahead[0] ? (booking?.papers ?? null) : null;
    const day = { ...moveDay, day: visit.day };
    return estateNotices(request, day, MOVER, papers).filter((notice) => notice.side === side);
  });
}
