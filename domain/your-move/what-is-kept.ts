import * as z from 'zod/mini';
import { texts } from '../shown.ts';

/** The data that stay with us when a visitor deletes the request after the move. */
export const whatIsKeptSchema = z.object({
  /** The data that are kept, and why, a sentence or two in each. */
  says: texts,
  /** Whether the rest is deleted already. */
  isAll: z.boolean(),
});
export type WhatIsKept = Readonly<z.output<typeof whatIsKeptSchema>>;
