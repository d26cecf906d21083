import { advice } from '../advice.ts';
import { addDays, type CalendarDate } from '../dates/calendar-date.ts';
import { dateAdvice } from '../dates/date-advice.ts';
import { moveDateInWords } from '../dates/move-date.ts';
import { dayInShort, moveDateInShort } from '../dates/short-date.ts';
import { withoutEmpty } from '../quote/quote-line.ts';
import type { SummaryLine } from '../request/summary-line.ts';
import type { Booking } from './booking.ts';

/** The confirmed day with its hours, or on the day itself the hours with the day; price and crew are lines of their own. */
export function asDay(day: string, { window }: Pick<Booking, 'window'>, today: CalendarDate) {
  const isToday = day === today && window !== '';
  return {
    figure: isToday ? window : moveDateInShort(day, today),
    under: isToday ? moveDateInWords(day) : window,
  };
}

/** The day that was wished for. A busy one has quieter days next to it, which are advice. */
export function asWish(day: CalendarDate, today: CalendarDate) {
  return { figure: moveDateInShort(day, today), under: WISHED, lines: quieterLines(day, today) };
}

const WISHED = 'the day you’d like';

function quieterLines(day: CalendarDate, today: CalendarDate): readonly SummaryLine[] {
  const about = day > addDays(today, 1) ? advice(() => dateAdvice(day, today)) : undefined;
  if (!about || !('quieter' in about)) return [];
  const days = about.quieter.map(dayInShort).join(', ');
  return withoutEmpty<SummaryLine>([
    { label: `${about.offer}, if one suits you too`, value: days },
  ]);
}
