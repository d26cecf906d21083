import * as z from 'zod/mini';
import type { CalendarDate } from '../dates/calendar-date.ts';
import { storedVisit, type Visits } from './visit.schema.ts';
import { isOver, mapVisits } from './visits.ts';

/** A visit as an answer of the API has it, with its addresses in full. */
export const shownVisit = z.extend(storedVisit, {
  /** Whether its day is over. */
  isOver: z.boolean(),
});
export type ShownVisit = Readonly<z.output<typeof shownVisit>>;

/** The addresses of a request, for the visits that name none. */
interface Addresses {
  readonly fromAddress: string;
  readonly toAddress: string;
}

export function showVisits(
  visits: Visits,
  { fromAddress, toAddress }: Addresses,
  today: CalendarDate,
): readonly ShownVisit[] {
  return mapVisits(visits, (visit) => ({
    ...visit,
    from: visit.from || fromAddress,
    to: visit.to || toAddress,
    isOver: isOver(visit, today),
  }));
}
