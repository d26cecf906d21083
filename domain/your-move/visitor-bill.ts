import * as z from 'zod/mini';
import { randInWords } from '../money.ts';
import type { Progress } from '../move/progress.ts';
import { paymentInWords } from '../quote/bill-in-words.ts';
import { billPaper, billPaperSchema } from '../quote/bill-paper.ts';
import type { IssuedInvoice } from '../quote/invoice.ts';
import { day, list, shownLine } from '../shown.ts';

/** The account of a move, as its visitor reads it. */
export const visitorBillSchema = z.extend(billPaperSchema, {
  /** 'R7 700' */
  price: z.string(),
  /** How to pay; empty once it is paid. */
  toPay: list(shownLine),
  /** 'in cash on Saturday 12 December 2026'; empty as long as it is not paid. */
  payment: z.string(),
  /** Of the payment, or else of the move. */
  day,
  /** Whether it replaces another one. */
  isCorrected: z.boolean(),
});
export type VisitorBill = Readonly<z.output<typeof visitorBillSchema>>;

/** @param how.isMailed whether the invoice went out by email: of one supply there is one invoice, and the page has its copy
 *  @returns null before the team said what it came to */
export function visitorBill(
  {
    progress: { bill, held },
    invoice,
  }: { readonly progress: Progress; readonly invoice: IssuedInvoice | null },
  how: { readonly toPay: VisitorBill['toPay']; readonly isMailed: boolean },
): VisitorBill | null {
  if (!bill) return null;
  const { price, payment, isCorrected } = bill;
  const paper = billPaper(bill, held, invoice);
  return {
    ...paper,
    title: how.isMailed && paper.title ? `Copy of ${paper.title.toLowerCase()}` : paper.title,
    price: randInWords(price),
    toPay: payment ? [] : how.toPay,
    payment: payment ? paymentInWords(payment) : '',
    day: payment?.on ?? bill.day,
    isCorrected,
  };
}
