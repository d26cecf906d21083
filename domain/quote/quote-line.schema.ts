import * as z from 'zod/mini';
import { shownLine } from '../shown.ts';

/** A line about a quote or a booking, by what it is about. */
export const quoteLine = z.extend(shownLine, {
  field: z.enum([
    'price',
    'clock',
    'includes',
    'notIncluded',
    'arrival',
    'validUntil',
    'note',
    'olderContents',
    'brings',
    'registration',
    'crew',
    'day',
    'why',
    'agreed',
    'extra',
    'tax',
    'payment',
    'notice',
  ]),
});

export type QuoteLine = Readonly<z.output<typeof quoteLine>>;
