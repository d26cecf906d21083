import { addDays, type CalendarDate, isCalendarDate } from './calendar-date.ts';
import { beginOfDay, endOfDay } from './local-time.ts';

/** When a month begins and ends at the company's home, from its first moment to before its end, as ISO
 *  times. By the last day, since the first of the next month is not a date in December 9999. */
export function monthRange(first: CalendarDate): readonly [from: string, before: string] {
  return [beginOfDay(first), endOfDay(lastDay(first))];
}

/** '2026-11' before '2026-12'. */
export function monthBefore(month: string): string {
  return addDays(`${month}-01`, -1).slice(0, 7);
}

const inWords = new Intl.DateTimeFormat('en-GB', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** 'November 2026' */
export function monthName(month: string): string {
  return inWords.format(new Date(`${month}-01`));
}

function lastDay(first: CalendarDate): CalendarDate {
  const month = first.slice(0, 7);
  return (
    ['31', '30', '29'].map((day) => `${month}-${day}`).find(isCalendarDate) ?? addDays(first, 27)
  );
}
