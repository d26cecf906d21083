import type { Generated } from 'kysely';

/** A tax invoice, or a note that changes one, as it was issued. It outlives its request: the law has a vendor keep a copy for
 *  years. */
export interface InvoiceTable {
  /** 1, 2, 3 … without a gap. */
  number: number;
  /** ISO time in UTC. */
  at: string;
  /** The ISO time at which another one replaced it; null as long as it counts. */
  endedAt: Generated<string | null>;
  /** Of the request. */
  reference: string;
  /** JSON of the rest (domain/quote/invoice.ts), with the customer's name and addresses. */
  content: string;
}

/** The highest number that was ever given to an invoice or a note. A row of its own, so that a backup that is restored can go on above
 *  it, and a purge does not lower it. */
export interface InvoiceNumberTable {
  /** There is one. */
  series: 'tax papers';
  last: number;
}
