import { localDay } from '../../domain/dates/local-time.ts';
import type { EventOf, HistoryEvent } from '../../domain/move/event.ts';
import { isAgreed } from '../../domain/move/stage.ts';
import type { CurrentQuote } from '../../domain/quote/agreed.ts';
import {
  type Compared,
  type Difference,
  differences,
  WORDED,
  type Worded,
} from '../../domain/quote/differences.ts';
import type { Quote } from '../../domain/quote/quote.schema.ts';
import { asAgreed } from '../../domain/quote/visits.ts';
import type { Case } from './case.ts';
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

/** What a confirmation changes for its visitor: compared with the one before, or with the yes to which it adds what that left
 *  open. */
export function changesIn(
  events: readonly HistoryEvent[],
  confirmation: EventOf<'confirmed'>,
): { readonly isFirst: boolean; readonly found: readonly Difference[] } {
  const earlier = events.filter(({ number }) => number < confirmation.number);
  const { agreement, held } = progressOf('', earlier);
  const today = localDay(new Date(confirmation.at));
  const known = held?.confirmation;
  if (known) return { isFirst: false, found: differences(known, confirmation, today) };
  const found = agreement ? differences(agreement, confirmation, today, true) : [];
  return { isFirst: true, found };
}

/** What a new quote changes of what its visitor had: of what is booked or agreed, or of the quote before it. */
export function changesBy(
  events: readonly HistoryEvent[],
  { number, at }: Pick<HistoryEvent, 'number' | 'at'>,
  now: Compared,
): readonly Difference[] {
  const earlier = events.filter((event) => event.number < number);
  const { stage, agreement, confirmation, quote } = progressOf('', earlier);
  const agreed = isAgreed(stage) ? agreement : null;
  const visits = confirmation && asAgreed(confirmation.visits);
  const known = agreed
    ? { ...contentsOf(quote), ...agreed, ...(visits && { visits }) }
    : quote?.quote;
  return known ? differences(known, now, localDay(new Date(at)), true) : [];
}

/** What a yes changes of what is booked; nothing before the day is confirmed. */
export function changesByYes(
  { events, progress }: Pick<Case, 'events' | 'progress'>,
  yes: Pick<HistoryEvent, 'number' | 'at'>,
): readonly Difference[] {
  const { stage, agreement, quote } = progress;
  if (stage !== 'booked' || !agreement) return [];
  return changesBy(events, yes, { ...contentsOf(quote), ...agreement });
}

/** The quote's contents, without price and visits. */
function contentsOf(current: CurrentQuote | null): Partial<Pick<Quote, Worded>> {
  if (!current) return {};
  return Object.fromEntries(WORDED.map((field) => [field, current.quote[field]]));
}
