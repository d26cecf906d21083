import { addDays, type CalendarDate, isCalendarDate } from '../../domain/calendar-date.ts';
import { beginOfDay, endOfDay } from '../../domain/local-time.ts';

/** When a month begins and ends at the company's home, from its first moment to before its end, as ISO
 *  times. By the last day, since the first of the next month is not a date in December 9999. */
export function monthRange(first: CalendarDate): readonly [from: string, before: string] {
  return [beginOfDay(first), endOfDay(lastDay(first))];
}

function lastDay(first: CalendarDate): CalendarDate {
  const month = first.slice(0, 7);
  return (
    ['31', '30', '29'].map((day) => `${month}-${day}`).find(isCalendarDate) ?? addDays(first, 27)
  );
}
