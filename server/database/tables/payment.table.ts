import type { PaidBy } from '../../../domain/quote/paid-by.ts';

/** A payment as the books have it, or the entry that takes it back: rows are added, and never changed. It outlives its
 *  request, and names nobody. */
export interface PaymentTable {
  submissionId: string;
  /** The number of the event. */
  event: number;
  /** Of the request. */
  reference: string;
  /** The day on which it counts: on which the money changed hands, or the payment was struck. */
  day: string;
  /** The day on which somebody entered it. */
  notedOn: string;
  /** Below zero for what was given back. */
  cents: number;
  how: PaidBy;
  /** The number of the event that it takes back; null for a payment. */
  strikes: number | null;
}
