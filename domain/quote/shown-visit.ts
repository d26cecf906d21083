import * as z from 'zod/mini';
import type { CalendarDate } from '../dates/calendar-date.ts';
import { DAY_STATUSES } from '../dates/move-date.ts';
import { storedVisit, type Visit, type Visits } from './visit.schema.ts';
import { isOver, mapVisits } from './visits.ts';

/** A visit as an answer of the API has it, with its addresses in full. */
export const shownVisit = z.extend(storedVisit, {
  /** Whether its day is over. */
  isOver: z.boolean(),
  /** How sure it is: of several some may be confirmed already, or still. */
  status: z.enum(DAY_STATUSES),
});
export type ShownVisit = Readonly<z.output<typeof shownVisit>>;

/** The addresses of a request, for the visits that name none. */
interface Addresses {
  readonly fromAddress: string;
  readonly toAddress: string;
}

/** @param statusOf how sure each of them is */
export function showVisits(
  visits: Visits,
  { fromAddress, toAddress }: Addresses,
  today: CalendarDate,
  statusOf: (visit: Visit) => ShownVisit['status'],
): readonly ShownVisit[] {
  return mapVisits(visits, (visit) => ({
    ...visit,
    from: visit.from || fromAddress,
    to: visit.to || toAddress,
    isOver: isOver(visit, today),
    status: statusOf(visit),
  }));
}
