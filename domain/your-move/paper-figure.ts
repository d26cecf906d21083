import type { CalendarDate } from '../calendar-date.ts';
import { partsOf } from '../quote/quote-in-words.ts';
import { moveDateInShort } from '../request/short-date.ts';
import type { Booking } from './booking.ts';

/** The large figure of a paper: the beginning of the price. */
export const asPrice = (price: string, figure: string) => ({
  price,
  figure,
  under: price.slice(figure.length).replace(/^,? /, ''),
});

/** The confirmed day, and the hours, the price and who comes under it. */
export function asDay(day: string, { lines, window }: Booking, today: CalendarDate) {
  const { price, brings } = partsOf(lines);
  return {
    price,
    figure: day === today ? 'Today' : moveDateInShort(day, today),
    under: [window, price, brings].filter(Boolean).join('\u00a0· '),
  };
}
