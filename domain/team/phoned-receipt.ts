import * as z from 'zod/mini';

/** The answer to a request that the team entered for somebody who phoned. */
export const phonedReceiptSchema = z.object({
  reference: z.string(),
  /** The path of its desk, with the key. */
  desk: z.string(),
});
export type PhonedReceipt = Readonly<z.output<typeof phonedReceiptSchema>>;
