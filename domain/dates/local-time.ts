import { region } from '../../content/region.ts';
import { type CalendarDate, DAY_MS, isCalendarDate } from './calendar-date.ts';

const { utcOffset, name } = region.time;
const MINUTE_MS = 60_000;
const AHEAD_MS = Date.parse('1970-01-01T00:00Z') - Date.parse(`1970-01-01T00:00${utcOffset}`);

/** The last day that was asked for, and its number: a loop over thousands of moves asks for today's. */
const last = { day: '', number: Number.NaN };

/** The date at the company's home at that moment: '2026-11-21'. */
export function localDay(moment: Date): CalendarDate {
  const number = Math.floor((moment.getTime() + AHEAD_MS) / DAY_MS);
  if (number !== last.number) {
    last.day = onOurClock(moment).toISOString().slice(0, 10);
    last.number = number;
  }
  return last.day;
}

/** Whether a text is a date, not a phrase about a day, and that date was not over at the ISO time. */
export function wasAhead(day: string, isoTime: string): boolean {
  return isCalendarDate(day) && day >= localDay(new Date(isoTime));
}

/** Whether a text is a date that was over at the ISO time. */
export function wasOver(day: string, isoTime: string): boolean {
  return isCalendarDate(day) && day < localDay(new Date(isoTime));
}

/** The ISO time at which that day begins there. */
export function beginOfDay(day: CalendarDate): string {
  return new Date(`${day}T00:00${utcOffset}`).toISOString();
}

/** The moment at which that minute of the day begins there. */
export function momentOf(day: CalendarDate, minutes: number): Date {
  return new Date(Date.parse(beginOfDay(day)) + minutes * MINUTE_MS);
}

/** The ISO time at which the day after it begins. */
export function endOfDay(day: CalendarDate): string {
  return new Date(Date.parse(beginOfDay(day)) + DAY_MS).toISOString();
}

/** '2026-11-21T20:33:13.106Z' as 'Saturday 21 November 2026 at 22:33 SAST'. */
export function inLocalTime(isoTime: string): string {
  return `${inHomeTime(isoTime)} ${name}`;
}

/** The same for a visitor, who lives by that clock. */
export function inHomeTime(isoTime: string): string {
  const words = onOurClock(new Date(isoTime)).toLocaleString('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
  });
  return words.replace(',', '');
}

/** '2026-11-21T20:33:13.106Z' as '2026-11-21 22:33'. */
export function shortTime(isoTime: string): string {
  return onOurClock(new Date(isoTime)).toISOString().slice(0, 16).replace('T', ' ');
}

/** A date whose UTC fields hold the local clock and calendar. */
function onOurClock(moment: Date): Date {
  return new Date(moment.getTime() + AHEAD_MS);
}
