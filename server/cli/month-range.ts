import { InvalidArgumentError } from 'commander';
import { isCalendarDate } from '../../domain/dates/calendar-date.ts';
import { localDay } from '../../domain/dates/local-time.ts';
import { monthRange } from '../../domain/dates/month.ts';

/** Reads the argument of --month. */
export function readMonth(text: string): string {
  if (isCalendarDate(`${text}-01`)) return text;
  throw new InvalidArgumentError('It takes a month, for example 2026-11.');
}

/** The options of a command that lists a month as a table. */
export interface MonthTableOptions {
  readonly month?: string;
  readonly excel?: true;
  readonly csv?: true;
  readonly json?: true;
}

/** The month that was asked for, or this one. */
export function monthOf(asked: string | undefined, now: Date) {
  const thisMonth = localDay(now).slice(0, 7);
  const month = asked ?? thisMonth;
  const [from, before] = monthRange(`${month}-01`);
  return { month, isThisMonth: month === thisMonth, from, before };
}
