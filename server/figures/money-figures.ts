import { sumOf } from '../../domain/money.ts';
import type { Progress } from '../../domain/move/progress.ts';
import { accountOf, toGiveBack, toPay } from '../../domain/quote/account.ts';

/** The sums of the moves of some days, in rand and to the cent; about nobody in particular. */
export interface MoneyFigures {
  readonly moved: number;
  /** What they were billed. */
  readonly cameTo: number;
  /** What came in for them, on whatever day. */
  readonly received: number;
  readonly writtenOff: number;
  /** How many have something to pay, and what that comes to. */
  readonly unpaid: number;
  readonly open: number;
  readonly toGiveBack: number;
}

/** @param moved the moves that took place */
export function moneyFigures(moved: readonly Progress[]): MoneyFigures {
  const accounts = moved.flatMap((each) => (each.bill && accountOf(each)) ?? []);
  return {
    moved: accounts.length,
    cameTo: sumOf(accounts.map(({ due }) => due ?? 0)),
    received: sumOf(accounts.map(({ received }) => received)),
    writtenOff: sumOf(accounts.map(({ writtenOff }) => writtenOff)),
    unpaid: accounts.filter((each) => toPay(each) > 0).length,
    open: sumOf(accounts.map(toPay)),
    toGiveBack: sumOf(accounts.map(toGiveBack)),
  };
}
