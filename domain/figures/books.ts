import * as z from 'zod/mini';
import { sumOf } from '../money.ts';
import { PAID_BY, type PaidBy } from '../quote/paid-by.ts';

/** The money of some days by means and in all, less what was given back and struck, in rand to the cent. */
export const books = z.object({
  byMeans: z.object({
    cash: z.number(),
    card: z.number(),
    transfer: z.number(),
    other: z.number(),
  }) satisfies z.ZodMiniType<Record<PaidBy, number>>,
  sum: z.number(),
});
export type Books = Readonly<z.output<typeof books>>;

export function booksOf(
  entries: readonly { readonly how: PaidBy; readonly cents: number }[],
): Books {
  const sum = (some: typeof entries) => sumOf(some.map(({ cents }) => cents / 100));
  const byMeans = PAID_BY.map((how) => [how, sum(entries.filter((each) => each.how === how))]);
  return { byMeans: Object.fromEntries(byMeans) as Books['byMeans'], sum: sum(entries) }; // each means
}
