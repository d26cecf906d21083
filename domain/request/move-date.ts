import { isCalendarDate } from '../calendar-date.ts';

/** The moving day of whoever has none yet. */
export const DAY_UNKNOWN = 'Not decided yet';

const dayInWords = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** '2026-12-05' as 'Saturday 5 December 2026'; any other text unchanged. */
export function moveDateInWords(moveDate: string): string {
  return isCalendarDate(moveDate)
    ? dayInWords.format(new Date(moveDate)).replace(',', '')
    : moveDate;
}
