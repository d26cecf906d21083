import { isDeepStrictEqual } from 'node:util';
import type { EventOf, HistoryEvent } from '../../domain/move/event.ts';
import type { Confirmation } from '../../domain/quote/booking.schema.ts';
import { differentAgreement } from '../../domain/quote/different-agreement.ts';
import { priceInWords } from '../../domain/quote/price-in-words.ts';
import type { ConfirmedVisit } from '../../domain/quote/visit.schema.ts';
import { visitsInWords } from '../../domain/quote/visit-in-words.ts';
import { progressOf } from './progress-of.ts';

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

/** Compares a confirmation with the one that its visitor had before. */
export function newIn(
  now: Confirmation,
  before: Confirmation | undefined,
): 'all' | 'day' | 'hours' | 'papers' | 'nothing' {
  if (!before) return 'all';
  const isSame = (of: (visit: ConfirmedVisit) => unknown) =>
    isDeepStrictEqual(now.visits.map(of), before.visits.map(of));
  if (!isSame(({ visit, day }) => [visit, day])) return 'day';
  if (!isSame(({ window }) => window)) return 'hours';
  return isSame(({ registration, crew }) => [registration, crew]) ? 'nothing' : 'papers';
}

/** Says in a sentence what a confirmation changes for the visitor; empty if they know it already.
 *  @param who how the reader calls the visitor */
export function changeInConfirmation(
  events: readonly HistoryEvent[],
  confirmation: EventOf<'confirmed'>,
  who: 'You' | 'They',
): string {
  const earlier = events.filter(({ number }) => number < confirmation.number);
  const { agreement, held } = progressOf('', earlier);
  if (held?.confirmation) return replacedInWords(held.confirmation, confirmation);
  const yes = agreement && differentAgreement(agreement, confirmation.visits, confirmation);
  return yes ? `${who} said yes to ${yes}.` : '';
}

/** The old day, hours and price where one of them is different; empty if none is. Whoever reads the new ones may
 *  have the old ones in an earlier email. */
function replacedInWords(before: Confirmation, now: Confirmation): string {
  const price = priceInWords(before);
  const visits = visitsInWords(before.visits);
  if (visits === visitsInWords(now.visits) && price === priceInWords(now)) return '';
  return `This replaces what was confirmed before: ${visits}, ${price}.`;
}
