import { type Basis, type Price, priceOf, type SentPrice } from './price.schema.ts';

/** A price as a form begins with it: null for whatever the team has to enter. */
export type PriceDraft = {
  readonly [Field in Exclude<keyof SentPrice, 'basis'>]-?: number | null;
} & {
  readonly basis: Basis | null;
};

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
