import { company } from '../content/company.ts';
import { addDays, type CalendarDate, weekday } from './calendar-date.ts';
import { beginOfDay, localDay } from './local-time.ts';
import { publicHoliday } from './request/public-holidays.ts';

const WEEKDAYS = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

/** As in content/company.ts. */
interface OpeningHours {
  readonly days: readonly (typeof WEEKDAYS)[number][];
  /** '7:30' */
  readonly opens: string;
  readonly closes: string;
}

const MINUTE_MS = 60_000;
/** A company that is open for a minute a week would need longer for a day of opening time. */
const MOST_DAYS = 366;

/** The moment at which the company has been open for so long since another moment, or a year later for
 *  a company that hardly ever is. */
export function afterOpeningTime(
  from: Date,
  ms: number,
  hours: readonly OpeningHours[] = company.hours,
): Date {
  let left = ms;
  let day = localDay(from);
  for (let days = 0; days < MOST_DAYS; days += 1, day = addDays(day, 1)) {
    for (const { opens, closes } of hoursOf(day, hours)) {
      const begin = Math.max(opens, from.getTime());
      const open = Math.max(0, closes - begin);
      if (open >= left) return new Date(begin + left);
      left -= open;
    }
  }
  return new Date(beginOfDay(day));
}

/** When it opens and closes on that day, in milliseconds since 1970. On public holidays the
 *  site tells visitors to ask first, so nobody expects anybody there. */
function hoursOf(
  day: CalendarDate,
  hours: readonly OpeningHours[],
): { opens: number; closes: number }[] {
  if (publicHoliday(day)) return [];
  const name = WEEKDAYS[weekday(day)];
  const begin = Date.parse(beginOfDay(day));
  return hours
    .filter(({ days }) => days.some((each) => each === name))
    .map(({ opens, closes }) => ({
      opens: begin + sinceDay(opens),
      closes: begin + sinceDay(closes),
    }))
    .toSorted((one, other) => one.opens - other.opens);
}

/** '7:30' in milliseconds. */
function sinceDay(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return (hours * 60 + minutes) * MINUTE_MS;
}
