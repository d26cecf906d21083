import { addDays, type CalendarDate, isCalendarDate } from '../calendar-date.ts';

const dayInShort = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

/** '2026-12-05' as 'Sat 5 Dec', with its year unless it falls within a year of today; any other text
 *  unchanged. */
export function moveDateInShort(moveDate: string, today: CalendarDate): string {
  if (!isCalendarDate(moveDate)) return moveDate;
  const day = dayInShort.format(new Date(moveDate)).replace(',', '');
  const isWithinAYear = moveDate >= today && moveDate < addDays(today, 365);
  return isWithinAYear ? day : `${day} ${moveDate.slice(0, 4)}`;
}
