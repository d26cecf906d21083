import * as z from 'zod/mini';
import { shownLine } from '../shown.ts';
import { LINE_FIELDS, type QuoteLine } from './quote-line.ts';

/** A line about a quote or a booking, by what it is about. */
export const quoteLine = z.extend(shownLine, {
  field: z.enum(LINE_FIELDS),
}) satisfies z.ZodMiniType<QuoteLine>;
