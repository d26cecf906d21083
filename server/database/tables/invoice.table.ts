import type { Generated } from 'kysely';

/** A tax invoice as it was issued. It outlives its request: the law has a vendor keep a copy for years. */
export interface InvoiceTable {
  /** 1, 2, 3 … without a gap. */
  number: number;
  /** ISO time in UTC. */
  at: string;
  /** The ISO time at which another one replaced it, or the move was planned again; null as long as it counts. */
  endedAt: Generated<string | null>;
  /** JSON of the rest (domain/quote/invoice.ts), with the customer's name and addresses. */
  content: string;
}
