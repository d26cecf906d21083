import * as z from 'zod/mini';

/** What the server says of a request that it has stored. */
export const receiptSchema = z.object({
  reference: z.string(),
  /** Opens the sender's private page; only a quote request has one. */
  linkKey: z.optional(z.string()),
});
export type Receipt = z.output<typeof receiptSchema>;
