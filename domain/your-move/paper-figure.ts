import { advice } from '../advice.ts';
import type { CalendarDate } from '../dates/calendar-date.ts';
import { busyReasons } from '../dates/quiet-dates.ts';
import { moveDateInShort } from '../dates/short-date.ts';
import { partsOf } from '../quote/quote-in-words.ts';
import { LABELS } from '../request/labels.ts';
import type { Booking } from './booking.ts';

/** The confirmed day, or on the day itself the hours; under it price and who comes. */
export function asDay(day: string, { lines, window }: Booking, today: CalendarDate) {
  const { price, brings } = partsOf(lines);
  const hours = day === today && window;
  return {
    price,
    figure: hours || moveDateInShort(day, today),
    under: [!hours && window, [price, brings].filter(Boolean).join('\u00a0· ')]
      .filter(Boolean)
      .join('\n'),
  };
}

/** The day that was wished for, and why it is a busy one. */
export function asWish(day: CalendarDate, today: CalendarDate) {
  const busy = (day >= today && advice(() => busyReasons(day))) || [];
  return {
    figure: moveDateInShort(day, today),
    under: [LABELS.moveDate, ...busy.map(({ short }) => short)].join(', '),
  };
}
