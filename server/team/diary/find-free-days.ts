import { movesADay } from '../../../content/company.ts';
import { addDays, type CalendarDate } from '../../../domain/dates/calendar-date.ts';
import { isOpenOn } from '../../../domain/dates/opening-hours.ts';
import { AGREED } from '../../../domain/move/stage.ts';
import type { Database } from '../../database/database.ts';
import { countPlanned } from '../../waiting/waiting.repository.ts';

/** The nearest days on which the family can take another move. */
export async function findFreeDays(
  db: Database,
  day: CalendarDate,
  today: CalendarDate,
): Promise<CalendarDate[]> {
  const agreed = await countPlanned(db, AGREED, {
    from: addDays(day, -FREE_WITHIN_DAYS),
    to: addDays(day, FREE_WITHIN_DAYS),
  });
  return freeDaysNear(day, { today, movesADay, agreed });
}

/** How far from the wished day another is offered. */
export const FREE_WITHIN_DAYS = 14;
const MOST_OFFERED = 2;

interface Load {
  readonly today: CalendarDate;
  readonly movesADay: number;
  /** The agreed moves by day. */
  readonly agreed: ReadonlyMap<string, number>;
}

/** The nearest days on which the family is open and can still take a move, in their order. */
export function freeDaysNear(
  day: CalendarDate,
  { today, movesADay, agreed }: Load,
): CalendarDate[] {
  return Array.from({ length: FREE_WITHIN_DAYS }, (_, index) => index + 1)
    .flatMap((away) => [addDays(day, -away), addDays(day, away)])
    .filter((each) => each > today && isOpenOn(each) && (agreed.get(each) ?? 0) < movesADay)
    .slice(0, MOST_OFFERED)
    .toSorted();
}
