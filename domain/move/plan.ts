import type { CalendarDate } from '../dates/calendar-date.ts';
import type { MoveDay } from '../dates/move-date.ts';
import type { Visit, Visits } from '../quote/visit.schema.ts';
import { isOver, lastOf, nextOf, wayOf } from '../quote/visits.ts';

/** When the family comes, and how sure that is: wished by the visitor, offered in an open quote, agreed by a yes, or
 *  confirmed by the family; or when it came. Whoever asks for one day says which: of a single visit all are the same. */
export interface Plan {
  readonly status: MoveDay['status'];
  /** A wish has the day that the visitor typed, which may be no date. */
  readonly visits: Visits;
}

/** The day of the first visit. */
export function firstDay({ visits: [first] }: Plan): string {
  return first.day;
}

/** The day of the last visit. */
export function lastDay({ visits }: Plan): string {
  return lastOf(visits).day;
}

/** The day of the next visit; once all are over, of the last one. */
export function nextDay({ visits }: Plan, today: CalendarDate): string {
  return nextOf(visits, today).day;
}

/** The next visit, for a line of a list; once all are over the last day, and the way of the whole job. */
export function nextOrWhole(
  { visits }: Plan,
  today: CalendarDate,
): Pick<Visit, 'day' | 'from' | 'to'> {
  const next = nextOf(visits, today);
  return isOver(next, today) ? { day: next.day, ...wayOf(visits) } : next;
}
