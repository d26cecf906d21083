import { isCalendarDate } from '../../domain/calendar-date.ts';
import { localDay } from '../../domain/local-time.ts';
import { monthRange } from '../../domain/month.ts';
import { misused } from './commands/command.ts';

/** The month that was asked for, or this one. */
export function monthOf(asked: string | undefined, now: Date) {
  const thisMonth = localDay(now).slice(0, 7);
  const month = asked ?? thisMonth;
  const first = `${month}-01`;
  if (!isCalendarDate(first)) {
    return misused(`--month takes a month, for example 2026-11, and not ${month}.`);
  }
  const [from, before] = monthRange(first);
  return { month, isThisMonth: month === thisMonth, from, before };
}
