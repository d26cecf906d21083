import { addDays, type CalendarDate, isCalendarDate } from './calendar-date.ts';

const short = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

/** '2026-12-05' as 'Sat 5 Dec'. */
export function dayInShort(date: CalendarDate): string {
  return short.format(new Date(date)).replace(',', '');
}

/** The same with its year, unless it falls within a year of today; any other text unchanged. */
export function moveDateInShort(moveDate: string, today: CalendarDate): string {
  if (!isCalendarDate(moveDate)) return moveDate;
  const day = dayInShort(moveDate);
  const isWithinAYear = moveDate >= today && moveDate < addDays(today, 365);
  return isWithinAYear ? day : `${day} ${moveDate.slice(0, 4)}`;
}
