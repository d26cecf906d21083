import * as z from 'zod/mini';

/** In whole rand. */
const sum = z.number();

/** However long it takes. */
const wholePrice = z.object({ basis: z.literal('whole'), price: sum, upTo: z.null() });

const hourlyPrice = z.object({
  basis: z.literal('hourly'),
  rate: sum,
  /** The hours that are expected, from and to; the least that is charged if there is no upper end. */
  hours: sum,
  hoursUpTo: z.nullable(sum),
  /** The rate times the hours. */
  price: sum,
  upTo: z.nullable(sum),
});
export type HourlyPrice = Readonly<z.output<typeof hourlyPrice>>;

const priceRange = z.object({ basis: z.literal('range'), price: sum, upTo: sum });

/** A sum that does not say what it is for, as every sum did before version 1.1. */
const plainPrice = z.object({ price: sum, upTo: z.null() });
type PlainPrice = Readonly<z.output<typeof plainPrice>> & { readonly basis?: undefined };

/** The price of a confirmed day. */
export type FirmPrice = Readonly<z.output<typeof wholePrice>> | HourlyPrice | PlainPrice;

/** The price of a move, in whole rand. */
export type Price = FirmPrice | Readonly<z.output<typeof priceRange>>;

/** A price as an answer of the API has it. */
export const shownPrice: z.ZodMiniType<Price> = z.union([
  wholePrice,
  hourlyPrice,
  priceRange,
  plainPrice,
]);
