import * as z from 'zod/mini';

/** The server's answer for a stored request. */
export const receiptSchema = z.object({
  reference: z.string(),
  /** Opens the sender's private page; only a quote request has one. */
  linkKey: z.optional(z.string()),
});
export type Receipt = z.output<typeof receiptSchema>;
