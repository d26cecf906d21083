/** A day as 'YYYY-MM-DD'. Days have no time zone here: a move on the 5th is on the 5th. */
export type CalendarDate = string;

/** The years 1 to 9999, as in a browser's date field. */
const CALENDAR_DATE = /^(?!0000)\d{4}-\d\d-\d\d$/;
export const DAY_MS = 24 * 60 * 60 * 1000;

/** The one definition of a date: a day that exists, so '2026-02-30' is not one. */
export function isCalendarDate(text: string): boolean {
  // The 30th of February is parsed as a day of March.
  return CALENDAR_DATE.test(text) && new Date(text).getUTCDate() === Number(text.slice(-2));
}

/** The day so many days later; earlier when negative. Empty for an invalid date, and outside the
 *  years that dates are written in. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return isCalendarDate(date) ? dayAt(Date.parse(date) + days * DAY_MS) : '';
}

function dayAt(time: number): CalendarDate {
  const moment = new Date(time);
  if (Number.isNaN(moment.getTime())) return '';
  const [day = ''] = moment.toISOString().split('T');
  return CALENDAR_DATE.test(day) ? day : '';
}

/** The number of days from one date to the other; negative when the other is earlier. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/** 0 for Sunday to 6 for Saturday. */
export function weekday(date: CalendarDate): number {
  return new Date(date).getUTCDay();
}
