import { addDays, type CalendarDate, isCalendarDate } from '../../domain/calendar-date.ts';
import { beginOfDay, endOfDay, localDay } from '../../domain/local-time.ts';
import { misused } from './commands/command.ts';

/** When a month begins and ends at the company's home, from its first moment to before its end, as ISO
 *  times. By the last day, since the first of the next month is not a date in December 9999. */
export function monthRange(first: CalendarDate): readonly [from: string, before: string] {
  return [beginOfDay(first), endOfDay(lastDay(first))];
}

/** The month that was asked for, or this one. */
export function monthOf(asked: string | undefined, now: Date) {
  const thisMonth = localDay(now).slice(0, 7);
  const month = asked ?? thisMonth;
  const first = `${month}-01`;
  if (!isCalendarDate(first)) {
    return misused(`--month takes a month, for example 2026-11, and not ${month}.`);
  }
  const [from, before] = monthRange(first);
  return { month, first, isThisMonth: month === thisMonth, from, before };
}

function lastDay(first: CalendarDate): CalendarDate {
  const month = first.slice(0, 7);
  return (
    ['31', '30', '29'].map((day) => `${month}-${day}`).find(isCalendarDate) ?? addDays(first, 27)
  );
}
