import * as z from 'zod/mini';
import { randInWords } from '../money.ts';
import type { Progress } from '../move/progress.ts';
import { accountOf, toPay } from '../quote/account.ts';
import { billPaper, billPaperSchema } from '../quote/bill-paper.ts';
import type { InvoiceWithNotes } from '../quote/invoice.ts';
import { day, list, shownLine } from '../shown.ts';

/** The account of a move, as its visitor reads it. */
export const visitorBillSchema = z.extend(billPaperSchema, {
  /** 'R7 700' */
  price: z.string(),
  /** How to pay; empty once nothing is. */
  toPay: list(shownLine),
  /** Of the last payment, or else of the move. */
  day,
  /** Whether it replaces another one. */
  isCorrected: z.boolean(),
});
export type VisitorBill = Readonly<z.output<typeof visitorBillSchema>>;

/** @param how.isMailed whether the invoice went out by email: of one supply there is one invoice, and the page has its copy
 *  @returns null before the team said what it came to */
export function visitorBill(
  { progress, invoice }: { readonly progress: Progress; readonly invoice: InvoiceWithNotes | null },
  how: { readonly toPay: VisitorBill['toPay']; readonly isMailed: boolean },
): VisitorBill | null {
  const { bill, held, payments } = progress;
  const account = accountOf(progress);
  if (!bill || !account) return null;
  const paper = billPaper({ bill, held, account, issued: invoice });
  return {
    ...paper,
    title: how.isMailed && paper.title ? `Copy of ${paper.title.toLowerCase()}` : paper.title,
    price: randInWords(bill.price),
    toPay: toPay(account) > 0 ? how.toPay : [],
    day: payments.at(-1)?.day ?? bill.day,
    isCorrected: bill.isCorrected,
  };
}
