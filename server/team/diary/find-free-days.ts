import { movesADay } from '../../../content/company.ts';
import { addDays, type CalendarDate } from '../../../domain/dates/calendar-date.ts';
import { AGREED } from '../../../domain/move/stage.ts';
import type { Database } from '../../database/database.ts';
import { countPlanned } from '../../waiting/waiting.repository.ts';
import { FREE_WITHIN_DAYS, freeDaysNear } from './free-days-near.ts';

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
