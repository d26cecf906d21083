import type { CalendarDate } from '../calendar-date.ts';
import type { Progress } from '../history/progress.ts';
import { randInWords } from '../money.ts';
import { billLines, paymentInWords } from '../quote/bill-in-words.ts';
import type { QuoteLine } from '../quote/quote-in-words.ts';
import type { SummaryLine } from '../request/summary-line.ts';

/** What a move came to, as its visitor reads it. */
export interface VisitorBill {
  /** 'R7 700' */
  readonly price: string;
  readonly lines: readonly QuoteLine[];
  /** How to pay; empty once it is paid. */
  readonly toPay: readonly SummaryLine[];
  /** 'in cash on Saturday 12 December 2026'; empty as long as it is not paid. */
  readonly payment: string;
  /** Of the payment, or else of the move. */
  readonly day: CalendarDate;
  /** Whether it replaces another one. */
  readonly isCorrected: boolean;
}

/** @returns null before the team said what it came to */
export function visitorBill(
  { bill, held }: Pick<Progress, 'bill' | 'held'>,
  howToPay: VisitorBill['toPay'],
): VisitorBill | null {
  if (!bill) return null;
  const { price, day, payment, isCorrected } = bill;
  return {
    price: randInWords(price),
    lines: billLines(bill, held),
    toPay: payment ? [] : howToPay,
    payment: payment ? paymentInWords(payment) : '',
    day: payment?.on ?? day,
    isCorrected,
  };
}
