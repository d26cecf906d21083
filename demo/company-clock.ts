import { addDays, type CalendarDate, weekday } from '../domain/dates/calendar-date.ts';
import { localDay, momentOf } from '../domain/dates/local-time.ts';
import { publicHoliday } from '../domain/dates/public-holidays.ts';

const MINUTE_MS = 60_000;

/** A moment of the month: so many days before today at that time, or so many minutes before now. */
export type When = readonly [daysAgo: number, time: `${number}:${number}`] | { minutesAgo: number };

/** The days and moments around the moment at which the month ends. */
export interface Calendar {
  /** The day so many days after today, or before it if negative. */
  day(days: number): CalendarDate;
  /** The next working day from that day on: trucks of a made-up month rest on Sundays and holidays. */
  workday(days: number): CalendarDate;
  /** The last working day up to that one, which is before today. */
  workdayBefore(days: number): CalendarDate;
  moment(when: When): Date;
}

export function calendarOf(end: Date): Calendar {
  const today = localDay(end);
  const day = (days: number) => addDays(today, days);
  const isFree = (days: number) =>
    weekday(day(days)) === 0 || publicHoliday(day(days)) !== undefined;
  const workday = (days: number, step: 1 | -1): CalendarDate =>
    isFree(days) ? workday(days + step, step) : day(days);
  return {
    day,
    workday: (days) => workday(days, 1),
    workdayBefore: (days) => workday(days, -1),
    moment(when) {
      if ('minutesAgo' in when) return new Date(end.getTime() - when.minutesAgo * MINUTE_MS);
      const [daysAgo, time] = when;
      const [hours = 0, minutes = 0] = time.split(':').map(Number);
      return momentOf(day(-daysAgo), hours * 60 + minutes);
    },
  };
}
