import * as z from 'zod/mini';
import { BASES, type Price, priceOf } from './price.schema.ts';

const sum = z.nullable(z.number());

/** A price as a form of the desk begins with it: null for whatever the team has to enter. */
export const shownDraft = z.object({
  basis: z.nullable(z.enum(BASES)),
  price: sum,
  upTo: sum,
  rate: sum,
  hours: sum,
  hoursUpTo: sum,
});
export type PriceDraft = Readonly<z.output<typeof shownDraft>>;

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
