import * as z from 'zod/mini';
import { time } from '../../domain/shown.ts';

/** The visitor's proof of a submission. */
export const receiptSchema = z.object({
  id: z.uuid(),
  /** The name that the visitor and the team use: JFM-7K3Q-24. */
  reference: z.string(),
  receivedAt: time,
  /** Only for a quote request: opens it at /your-move. */
  linkKey: z.exactOptional(z.string()),
});
export type Receipt = Readonly<z.output<typeof receiptSchema>>;
