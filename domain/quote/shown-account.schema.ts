import * as z from 'zod/mini';
import { day, list } from '../shown.ts';
import type { Account } from './account.ts';
import { PAID_BY } from './paid-by.ts';

const sum = z.number();

/** An account as an answer of the API has it. */
export const shownAccount = z.object({
  /** In rand, to the cent, as all of these; null as long as the sum is not known: by the hour, and of a range. */
  due: z.nullable(sum),
  /** What is expected instead; `to` is null for hours without an upper end. */
  expected: z.nullable(z.object({ from: sum, to: z.nullable(sum) })),
  received: sum,
  /** Above zero to pay, below zero to give back; null as long as `due` is. */
  open: z.nullable(sum),
  writtenOff: sum,
  deposit: z.nullable(z.object({ amount: sum, by: day, isReceived: z.boolean() })),
  /** Those below zero were given back. */
  payments: list(
    z.object({
      /** The number of the event. */
      number: z.int(),
      amount: sum,
      how: z.enum(PAID_BY),
      day,
      said: z.string(),
    }),
  ),
});
export type ShownAccount = Readonly<z.output<typeof shownAccount>>;

/** @param account null before a yes */
export function showAccount(account: Account | null): ShownAccount | null {
  if (!account) return null;
  const payments = account.payments.map(({ at: _, ...payment }) => payment);
  return { ...account, payments };
}
