import { inCents } from '../../domain/money.ts';
import type { HistoryEvent } from '../../domain/move/event.ts';
import { ANSWERS } from '../../domain/move/stage.ts';

/** What reports count of a submission. Its row has it, since a year of a busy firm has 200,000 events. */
export function countedColumns(receivedAt: string, events: readonly HistoryEvent[]) {
  const has = (...kinds: readonly string[]) => events.some(({ kind }) => kinds.includes(kind));
  const answers = events.filter(({ kind }) => ANSWERS.some((answer) => answer === kind));
  const [answeredAt] = answers.map(({ at }) => at).toSorted();
  const price = events.reduce((last: number | null, event) => priceIn(event) ?? last, null);
  return {
    answeredAfter: answeredAt === undefined ? null : secondsBetween(receivedAt, answeredAt),
    wasQuoted: has('quoted', 'agreed') ? 1 : 0,
    // A yes by phone is one to a price that the visitor may have heard there too.
    saidYes: has('accepted', 'agreed') ? 1 : 0,
    priceCents: price === null ? null : inCents(price),
  };
}

/** Rounded up. A clock that was set back makes no wait negative. */
function secondsBetween(receivedAt: string, answeredAt: string): number {
  return Math.ceil(Math.max(0, Date.parse(answeredAt) - Date.parse(receivedAt)) / 1000);
}

function priceIn(event: HistoryEvent): number | undefined {
  return event.kind === 'confirmed' || event.kind === 'settled' ? event.price : undefined;
}
