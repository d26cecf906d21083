import * as z from 'zod/mini';
import { BASES, type Price } from './price.schema.ts';
import type { PriceDraft } from './price-draft.ts';

const sum = z.number();

/** A price as an answer of the API has it. */
export const shownPrice: z.ZodMiniType<Price> = z.union([
  z.object({ basis: z.literal('whole'), price: sum, upTo: z.null() }),
  z.object({
    basis: z.literal('hourly'),
    rate: sum,
    hours: sum,
    hoursUpTo: z.nullable(sum),
    price: sum,
    upTo: z.nullable(sum),
  }),
  z.object({ basis: z.literal('range'), price: sum, upTo: sum }),
  z.object({ price: sum, upTo: z.null() }),
]);

/** A price as a form of the desk begins with it. */
export const shownDraft = z.object({
  basis: z.nullable(z.enum(BASES)),
  price: z.nullable(sum),
  upTo: z.nullable(sum),
  rate: z.nullable(sum),
  hours: z.nullable(sum),
  hoursUpTo: z.nullable(sum),
}) satisfies z.ZodMiniType<PriceDraft>;
