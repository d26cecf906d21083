import { trucksADay } from '../../../content/company.ts';
import { addDays, type CalendarDate } from '../../../domain/dates/calendar-date.ts';
import { isOpenOn } from '../../../domain/dates/opening-hours.ts';
import { AGREED } from '../../../domain/move/stage.ts';
import type { Database } from '../../database/database.ts';
import { countTrucks } from '../../waiting/waiting.repository.ts';

/** The nearest days on which a truck is free. */
export async function findFreeDays(
  db: Database,
  day: CalendarDate,
  today: CalendarDate,
): Promise<CalendarDate[]> {
  const out = await countTrucks(db, AGREED, {
    from: addDays(day, -FREE_WITHIN_DAYS),
    to: addDays(day, FREE_WITHIN_DAYS),
  });
  return freeDaysNear(day, { today, trucksADay, out });
}

/** How far from the wished day another is offered. */
export const FREE_WITHIN_DAYS = 14;
const MOST_OFFERED = 2;

interface Load {
  readonly today: CalendarDate;
  readonly trucksADay: number;
  /** The trucks of agreed moves by day. */
  readonly out: ReadonlyMap<string, number>;
}

/** The nearest days on which the family is open and has a truck left, in their order. */
export function freeDaysNear(day: CalendarDate, { today, trucksADay, out }: Load): CalendarDate[] {
  return Array.from({ length: FREE_WITHIN_DAYS }, (_, index) => index + 1)
    .flatMap((away) => [addDays(day, -away), addDays(day, away)])
    .filter((each) => each > today && isOpenOn(each) && (out.get(each) ?? 0) < trucksADay)
    .slice(0, MOST_OFFERED)
    .toSorted();
}
