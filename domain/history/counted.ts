import type { HistoryEvent } from './event.ts';
import { ANSWERS } from './stage.ts';

/** What reports count of a request or message. */
export interface Counted {
  /** Whole seconds until the first answer, rounded up; null before. */
  readonly answeredAfter: number | null;
  /** Whether it ever was. A yes by phone is one to a price that the visitor may have heard there too. */
  readonly isQuoted: boolean;
  readonly isAccepted: boolean;
  /** In rand, confirmed or billed last; null before. */
  readonly price: number | null;
}

export function countedOf(receivedAt: string, events: readonly HistoryEvent[]): Counted {
  const has = (...kinds: readonly string[]) => events.some(({ kind }) => kinds.includes(kind));
  const answers = events.filter(({ kind }) => ANSWERS.some((answer) => answer === kind));
  const [answeredAt] = answers.map(({ at }) => at).toSorted();
  // A clock that was set back makes no wait negative.
  const wait = Math.max(0, Date.parse(answeredAt ?? '') - Date.parse(receivedAt));
  return {
    answeredAfter: answeredAt === undefined ? null : Math.ceil(wait / 1000),
    isQuoted: has('quoted', 'agreed'),
    isAccepted: has('accepted', 'agreed'),
    price: events.reduce((price: number | null, event) => priceIn(event) ?? price, null),
  };
}

function priceIn(event: HistoryEvent): number | undefined {
  return event.kind === 'confirmed' || event.kind === 'settled' ? event.price : undefined;
}
