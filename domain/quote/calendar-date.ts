/** A day as 'YYYY-MM-DD'. Days have no time zone here: a move on the 5th is on the 5th. */
export type CalendarDate = string;

const CALENDAR_DATE = /^(\d{4})-(\d\d)-(\d\d)$/;
const DAY_MS = 86_400_000;

/** Whether the text is a day that exists: '2026-02-30' is none. */
export function isCalendarDate(text: string): boolean {
  return CALENDAR_DATE.test(text) && addDays(text, 0) === text;
}

/** The day so many days later; earlier when negative. Empty for what is no date. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  const day = new Date(Date.parse(date) + days * DAY_MS);
  return Number.isNaN(day.getTime()) ? '' : day.toISOString().slice(0, 10);
}

/** How many days from one to the other; negative when the other is earlier. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/** 0 for Sunday to 6 for Saturday. */
export function weekday(date: CalendarDate): number {
  return new Date(date).getUTCDay();
}

/** Today in South Africa, which has one time zone and no daylight saving time. */
export function todayInSouthAfrica(now: Date): CalendarDate {
  return new Date(now.getTime() + 2 * 3_600_000).toISOString().slice(0, 10);
}
