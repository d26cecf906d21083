import { type Price, priceOf } from './price.schema.ts';
import type { PriceDraft } from './shown-price.schema.ts';

export type { PriceDraft };

/** The sum of an hourly price is computed, so the draft has none. */
export function priceDraft(price: Price | null): PriceDraft {
  if (price === null) return NO_PRICE;
  const computed = price.basis === 'hourly' ? { price: null, upTo: null } : {};
  return { ...NO_PRICE, ...priceOf(price), basis: price.basis ?? null, ...computed };
}

export const NO_PRICE: PriceDraft = {
  basis: null,
  price: null,
  upTo: null,
  rate: null,
  hours: null,
  hoursUpTo: null,
};
