import { movesADay } from '../../content/company.ts';
import { addDays, type CalendarDate } from '../../domain/calendar-date.ts';
import { FREE_WITHIN_DAYS, freeDaysNear } from '../../domain/desk/free-days.ts';
import { AGREED } from '../../domain/history/stage.ts';
import type { Database } from '../database/database.ts';
import { countPlanned } from '../waiting/waiting.repository.ts';

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
