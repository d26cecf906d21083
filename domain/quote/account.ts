import type { CalendarDate } from '../dates/calendar-date.ts';
import { sumOf } from '../money.ts';
import type { Bill, Held } from './agreed.ts';
import type { PaidBy } from './paid-by.ts';
import { type Price, priceOf } from './price.schema.ts';

/** Money that came, or that was given back. */
export interface Payment {
  /** The number of the event. */
  readonly number: number;
  readonly at: string;
  /** In rand, to the cent; below zero for what was given back. */
  readonly amount: number;
  readonly how: PaidBy;
  /** The day on which it changed hands. */
  readonly day: CalendarDate;
  /** May be empty. */
  readonly said: string;
}

/** An amount that nobody is asked for any more. */
export interface WriteOff {
  readonly number: number;
  readonly at: string;
  readonly amount: number;
  readonly said: string;
}

/** Money that a quote asks for before the move. */
export interface Deposit {
  /** In rand. */
  readonly amount: number;
  /** The last day for it. */
  readonly by: CalendarDate;
}

/** The facts from which the account of a job follows. */
export interface MoneyFacts {
  readonly held: Held | null;
  readonly bill: Bill | null;
  /** With the fee that the team entered, if the terms name one. */
  readonly cancellation: { readonly fee: number | null } | null;
  /** Without those that were struck. */
  readonly payments: readonly Payment[];
  readonly writeOffs: readonly WriteOff[];
}

/** The account says what a job costs, what came in and what is open, in rand to the cent. */
export interface Account {
  /** Null as long as the sum is not known: by the hour, and of a range. */
  readonly due: number | null;
  /** What is expected instead; `to` is null for hours without an upper end. Null if the sum is known. */
  readonly expected: { readonly from: number; readonly to: number | null } | null;
  readonly received: number;
  /** Above zero to pay, below zero to give back; null as long as `due` is. */
  readonly open: number | null;
  readonly writtenOff: number;
  readonly deposit: (Deposit & { readonly isReceived: boolean }) | null;
  /** In the order in which they were entered. */
  readonly payments: readonly Payment[];
}

/** The only answer to what a job costs, what came in and what is open: nothing else adds or subtracts rand.
 *  @returns null before a yes, if no money came either */
export function accountOf(facts: MoneyFacts): Account | null {
  const { held, bill, payments, writeOffs } = facts;
  if (!held && !bill && payments.length === 0) return null;
  const due = dueIn(facts);
  const received = sumOf(payments.map(({ amount }) => amount));
  const writtenOff = writtenOffOf(due, received, sumOf(writeOffs.map(({ amount }) => amount)));
  const deposit = held?.agreement.deposit ?? null;
  return {
    due,
    expected: due === null ? expectedIn(facts) : null,
    received,
    open: due === null ? null : openOf(due, { received, writtenOff }),
    writtenOff,
    deposit: deposit && { ...deposit, isReceived: received >= deposit.amount },
    payments,
  };
}

/** A bill that was corrected since makes nothing of it to give back. */
function writtenOffOf(due: number | null, received: number, writtenOff: number): number {
  return Math.min(due === null ? 0 : Math.max(0, sumOf([due, -received])), writtenOff);
}

/** The sum that is open of a move that comes to `due`: above zero to pay, below zero to give back. */
export function openOf(
  due: number,
  { received, writtenOff }: Pick<Account, 'received' | 'writtenOff'>,
): number {
  return sumOf([due, -received, -writtenOffOf(due, received, writtenOff)]);
}

function dueIn({ held, bill, cancellation }: MoneyFacts): number | null {
  if (bill) return bill.price;
  return cancellation ? (cancellation.fee ?? 0) : agreedSum(agreedPrice(held));
}

function expectedIn({ held }: MoneyFacts): Account['expected'] {
  const agreed = agreedPrice(held);
  return agreed && { from: agreed.price, to: agreed.upTo };
}

/** Whether the move came to a sum, and nothing is open any more. */
export function isSettled(facts: MoneyFacts): boolean {
  return facts.bill !== null && accountOf(facts)?.open === 0;
}

/** What is missing of a deposit whose last day is over; 0 if nothing is, or the money came. */
export function overdueDeposit(
  account: Pick<Account, 'deposit' | 'received'> | null,
  today: CalendarDate,
): number {
  const deposit = account?.deposit;
  if (!account || !deposit || deposit.isReceived || deposit.by >= today) return 0;
  return sumOf([deposit.amount, -account.received]);
}

/** What the customer still has to pay; 0 if nothing is open, or not known. */
export function toPay(account: Pick<Account, 'open'> | null): number {
  return Math.max(0, account?.open ?? 0);
}

/** What the family has to give back; 0 for nothing. */
export function toGiveBack(account: Pick<Account, 'open'> | null): number {
  return Math.max(0, -(account?.open ?? 0));
}

/** The expected price of a move: the one confirmed last, or else agreed. */
export function agreedPrice(held: Held | null): Price | null {
  return held && priceOf(held.confirmation ?? held.agreement);
}

/** The one sum that was agreed; null for hours and for a range. */
export function agreedSum(agreed: Price | null): number | null {
  return agreed && agreed.basis !== 'hourly' && agreed.upTo === null ? agreed.price : null;
}
