import { company, publicHolidays } from '../../content/company.ts';
import { type OpeningHours, type PublicHolidays, WEEKDAYS } from '../../content/week.ts';
import { addDays, type CalendarDate, weekday } from './calendar-date.ts';
import { beginOfDay, localDay } from './local-time.ts';
import { publicHoliday } from './public-holidays.ts';

type Hours = Pick<OpeningHours, 'days' | 'opens' | 'closes'>;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** A company that is open for a minute a week would need longer for a day of opening time. */
const MOST_DAYS = 366;

/** The moment at which the company has been open for so long since another moment, or a year later for
 *  a company that hardly ever is. */
export function afterOpeningTime(
  from: Date,
  ms: number,
  hours: readonly Hours[] = company.hours,
  onHolidays: PublicHolidays = publicHolidays,
): Date {
  let left = ms;
  let day = localDay(from);
  for (let days = 0; days < MOST_DAYS; days += 1, day = addDays(day, 1)) {
    for (const { opens, closes } of hoursOf(day, hours, onHolidays)) {
      const begin = Math.max(opens, from.getTime());
      const open = Math.max(0, closes - begin);
      if (open >= left) return new Date(begin + left);
      left -= open;
    }
  }
  return new Date(beginOfDay(day));
}

/** The last whole hour up to a moment at which the company was open or closing; undefined if it was closed that day and
 *  the day before. */
export function lastOpenHour(
  moment: Date,
  hours: readonly Hours[] = company.hours,
  onHolidays: PublicHolidays = publicHolidays,
): Date | undefined {
  const hour = Math.floor(moment.getTime() / HOUR_MS) * HOUR_MS;
  const day = localDay(moment);
  const begun = [addDays(day, -1), day]
    .flatMap((each) => hoursOf(each, hours, onHolidays))
    .filter(({ opens }) => opens <= hour);
  return begun.map(({ closes }) => new Date(Math.min(closes, hour))).at(-1);
}

/** Whether the company is known to be open on that day at all: a public holiday of which nobody has said so is offered to
 *  no customer. */
export function isOpenOn(
  day: CalendarDate,
  hours: readonly Hours[] = company.hours,
  onHolidays: PublicHolidays = publicHolidays,
): boolean {
  return listedFor(day, hours, onHolidays === 'unsaid' ? 'closed' : onHolidays).length > 0;
}

/** When it opens and closes on that day, in milliseconds since 1970. */
function hoursOf(
  day: CalendarDate,
  hours: readonly Hours[],
  onHolidays: PublicHolidays,
): { opens: number; closes: number }[] {
  const begin = Date.parse(beginOfDay(day));
  // `sort` gets a new array. Not `toSorted()`: Chrome 109 lacks it.
  return listedFor(day, hours, onHolidays)
    .map(({ opens, closes }) => ({
      opens: begin + sinceDay(opens),
      closes: begin + sinceDay(closes),
    }))
    .sort((one, other) => one.opens - other.opens);
}

function listedFor(day: CalendarDate, hours: readonly Hours[], onHolidays: PublicHolidays) {
  if (publicHoliday(day)) {
    if (onHolidays === 'closed') return [];
    if (typeof onHolidays === 'object') return [onHolidays];
    // Of the unsaid ones the hours of other days count: a reminder that is early harms nobody, a late one costs a customer.
  }
  const name = WEEKDAYS[weekday(day)];
  return hours.filter(({ days }) => days.some((each) => each === name));
}

/** '7:30' in milliseconds. */
function sinceDay(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return (hours * 60 + minutes) * MINUTE_MS;
}
