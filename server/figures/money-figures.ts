import { sumOf } from '../../domain/money.ts';
import type { Bill } from '../../domain/quote/agreed.ts';

/** The sums of the moves of some days, in rand and to the cent; about nobody in particular. */
export interface MoneyFigures {
  readonly moved: number;
  readonly cameTo: number;
  readonly paid: number;
  /** How many are not paid, and what they come to. */
  readonly unpaid: number;
  readonly open: number;
}

export function moneyFigures(bills: readonly Bill[]): MoneyFigures {
  const sum = (some: readonly Bill[]) => sumOf(some.map(({ price }) => price));
  const unpaid = bills.filter(({ payment }) => payment === null);
  return {
    moved: bills.length,
    cameTo: sum(bills),
    paid: sum(bills.filter(({ payment }) => payment !== null)),
    unpaid: unpaid.length,
    open: sum(unpaid),
  };
}
