import {
  addDays,
  type CalendarDate,
  daysBetween,
  isCalendarDate,
  weekday,
} from './calendar-date.ts';
import { publicHoliday } from './public-holidays.ts';

type BusyCode = 'public-holiday' | 'peak-season' | 'month-end' | 'weekend';

export interface BusyReason {
  readonly code: BusyCode;
  /** Reads well by itself or after a colon: 'Month end, when leases and transfers change over'. */
  readonly reason: string;
  /** Follows the date: 'Saturday 30 January 2027, month end, weekend'. */
  readonly short: string;
}

/** Late November to mid-January: transfers and the new school year. Months and days. */
const PEAK_FROM = '11-21';
const PEAK_TO = '01-15';
export const PEAK_SEASON =
  'peak season, late November to mid-January, when jobs and schools change over';

/** How many days away a suggested day may be. */
const NEARBY_DAYS = 14;
const MOST_OFFERED = 3;

/** More days than a run of weekends and holidays ever takes. */
const LONGEST_BREAK_DAYS = 7;

/** Why movers are busy on this day; empty for a quieter day, and for an invalid date. */
export function busyReasons(date: CalendarDate): BusyReason[] {
  if (!isCalendarDate(date)) return [];
  const reasons: BusyReason[] = [];
  const holiday = publicHoliday(date);
  if (holiday) {
    reasons.push({
      code: 'public-holiday',
      reason: `Public holiday: ${holiday}. Many estates and complexes restrict moves`,
      short: holiday,
    });
  }
  if (date.slice(5) >= PEAK_FROM || date.slice(5) <= PEAK_TO) {
    reasons.push({
      code: 'peak-season',
      reason: `It is ${PEAK_SEASON}`,
      short: 'peak season',
    });
  }
  if (isMonthEnd(date)) {
    const reason = 'Month end, when leases and transfers change over';
    reasons.push({ code: 'month-end', reason, short: 'month end' });
  }
  if ([0, 5, 6].includes(weekday(date))) {
    const reason = 'Fridays and weekends are the busiest of the week';
    reasons.push({
      code: 'weekend',
      reason,
      short: weekday(date) === 5 ? 'before the weekend' : 'weekend',
    });
  }
  return reasons;
}

/** The season by itself makes no day busier than its neighbours. The rule is the same for the chosen day
 *  and for the days suggested in its place. */
function isCalledBusy(date: CalendarDate): boolean {
  return busyReasons(date).some(({ code }) => code !== 'peak-season');
}

/** Monday to Friday, and no public holiday. */
export function isWorkingDay(date: CalendarDate): boolean {
  return isCalendarDate(date) && weekday(date) % 6 !== 0 && !publicHoliday(date);
}

/** Up to three working days near this one with fewer reasons to be busy, in order. None of them is
 *  described as busy, though in the peak season they may lie in it too. The day does not change the
 *  price.
 *  @param notBefore the first day that can be offered, today or later */
export function quieterDaysNear(date: CalendarDate, notBefore: CalendarDate): CalendarDate[] {
  const busy = busyReasons(date).length;
  // Each `sort` gets a new array. Not `toSorted()`: Chrome 109 lacks it.
  return Array.from({ length: 2 * NEARBY_DAYS + 1 }, (_, day) => addDays(date, day - NEARBY_DAYS))
    .filter((day) => day >= notBefore && !isCalledBusy(day))
    .map((day) => ({ day, busy: busyReasons(day).length, away: distance(date, day) }))
    .filter((other) => other.busy < busy)
    .sort((a, b) => a.busy - b.busy || a.away - b.away)
    .slice(0, MOST_OFFERED)
    .map(({ day }) => day)
    .sort();
}

function distance(date: CalendarDate, other: CalendarDate): number {
  return Math.abs(daysBetween(date, other));
}

/** From the second-last working day of a month to the first of the next, and the days between. */
function isMonthEnd(date: CalendarDate): boolean {
  const secondNext = nextWorkingDay(nextWorkingDay(date, 1), 1);
  const previous = nextWorkingDay(date, -1);
  return [secondNext, previous].some((day) => day.slice(0, 7) !== date.slice(0, 7));
}

/** The nearest working day after this one, or before it; empty at the end of the calendar. */
export function nextWorkingDay(date: CalendarDate, step: 1 | -1): CalendarDate {
  for (let away = 1; away <= LONGEST_BREAK_DAYS; away++) {
    const day = addDays(date, away * step);
    if (isWorkingDay(day)) return day;
  }
  return '';
}
