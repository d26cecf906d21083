import type { HistoryEvent } from '../../domain/move/event.ts';

/** The results of a click that an advertiser can count, under the name that it has in the advertiser's account. */
export interface Conversion {
  readonly name: 'Yes' | 'Booked' | 'Paid';
  readonly at: string;
  /** In rand, as far as it was known then. */
  readonly value: number;
}

/** Each the first time that it happened: two yeses are still one move. */
export function conversionsOf(events: readonly HistoryEvent[]): Conversion[] {
  const first = new Map<Conversion['name'], Conversion>();
  let value = 0;
  for (const event of events) {
    value = priceIn(event) ?? value;
    const name = nameOf(event);
    if (name && !first.has(name)) first.set(name, { name, at: event.at, value });
  }
  return [...first.values()];
}

function priceIn(event: HistoryEvent): number | undefined {
  switch (event.kind) {
    case 'quoted':
      return event.quote.price;
    case 'agreed':
    case 'confirmed':
    case 'settled':
      return event.price;
    default:
      return undefined;
  }
}

function nameOf(event: HistoryEvent): Conversion['name'] | undefined {
  switch (event.kind) {
    case 'accepted':
    case 'agreed':
      return 'Yes';
    case 'confirmed':
      return 'Booked';
    case 'settled':
      return event.paid === 'not-yet' ? undefined : 'Paid';
    case 'paid':
      return 'Paid';
    default:
      return undefined;
  }
}
