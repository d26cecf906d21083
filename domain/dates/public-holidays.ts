import { addDays, type CalendarDate, isCalendarDate, weekday } from './calendar-date.ts';
import { moveDateInWords } from './move-date.ts';

/** Public Holidays Act 36 of 1994, schedule 1: the days with a fixed date. */
const FIXED: readonly (readonly [monthAndDay: string, name: string])[] = [
  ['01-01', 'New Year’s Day'],
  ['03-21', 'Human Rights Day'],
  ['04-27', 'Freedom Day'],
  ['05-01', 'Workers’ Day'],
  ['06-16', 'Youth Day'],
  ['08-09', 'National Women’s Day'],
  ['09-24', 'Heritage Day'],
  ['12-16', 'Day of Reconciliation'],
  ['12-25', 'Christmas Day'],
  ['12-26', 'Day of Goodwill'],
];

/** The name of the public holiday on this day, if it is one. Days that the president declares for
 *  one year, such as election days, are not known here. */
export function publicHoliday(date: CalendarDate): string | undefined {
  return holidayByRule(date) ?? mondayAfter(date);
}

/** 'Wednesday 16 December 2026, Day of Reconciliation', for those who plan a day. */
export function dayWithHoliday(date: CalendarDate): string {
  return [moveDateInWords(date), publicHoliday(date)].filter(Boolean).join(', ');
}

function holidayByRule(date: CalendarDate): string | undefined {
  if (!isCalendarDate(date)) return undefined;
  return easterHoliday(date) ?? FIXED.find(([monthAndDay]) => date.slice(5) === monthAndDay)?.[1];
}

function easterHoliday(date: CalendarDate): string | undefined {
  const easter = easterSunday(Number(date.slice(0, 4)));
  if (date === addDays(easter, -2)) return 'Good Friday';
  return date === addDays(easter, 1) ? 'Family Day' : undefined;
}

/** A holiday on a Sunday makes the Monday after it a holiday too (section 2 of the Act). */
function mondayAfter(date: CalendarDate): string | undefined {
  const sunday = weekday(date) === 1 && holidayByRule(addDays(date, -1));
  return sunday ? `${sunday} (observed)` : undefined;
}

/** The anonymous Gregorian computus (Meeus, Astronomical Algorithms, chapter 8). */
function easterSunday(year: number): CalendarDate {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const leapCenturies = Math.floor(century / 4);
  const moonShift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - leapCenturies - moonShift + 15) % 30;
  const leapYears = Math.floor((year % 100) / 4);
  const toSunday = (32 + 2 * (century % 4) + 2 * leapYears - epact - (year % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
  return addDays(`${String(year).padStart(4, '0')}-03-22`, epact + toSunday - 7 * late);
}
