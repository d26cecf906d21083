import type { EventOf, HistoryEvent } from '../history/event.ts';
import { moveDateInWords } from '../request/move-date.ts';
import type { Confirmation } from './booking.schema.ts';
import { priceInWords } from './quote-in-words.ts';

/** Finds the confirmation that this one replaces; undefined if there is none, or if it was cancelled since.
 *  @param number the event of the new confirmation */
export function confirmedBefore(
  events: readonly HistoryEvent[],
  number: number,
): EventOf<'confirmed'> | undefined {
  const last = events.findLast(
    (event) => event.number < number && (event.kind === 'confirmed' || event.kind === 'cancelled'),
  );
  return last?.kind === 'confirmed' ? last : undefined;
}

type Promised = Pick<Confirmation, 'day' | 'window' | 'price'>;

/** The old day, hours and price where one of them is different; empty if none is. Whoever reads the new ones may
 *  have the old ones in an earlier email. */
export function replacedInWords(before: Promised | undefined, now: Promised): string {
  if (!before) return '';
  const isSame =
    before.day === now.day && before.window === now.window && before.price === now.price;
  if (isSame) return '';
  const { day, window, price } = before;
  const old = [moveDateInWords(day), window, priceInWords({ price, upTo: null })];
  return `This replaces what was confirmed before: ${old.join(', ')}.`;
}
