import * as z from 'zod/mini';
import { line, text } from '../fields.ts';
import { OFFER_WAYS, offerFields } from '../quote/quote.schema.ts';

const NAME_MISSING = 'Please say who you are';
const LONGEST_NAME = 40;

/** The name by which the team knows a colleague. */
const teamName = line(1, NAME_MISSING).check(
  z.maxLength(LONGEST_NAME, `Please keep your name under ${LONGEST_NAME} characters`),
);

const common = {
  by: teamName,
  /** The last entry that the page showed: tells what its reader did not know. */
  after: z.nullable(z.string('Please send the last entry as text')),
};

/** A press of a member of the team at the desk. */
export const pressSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('taken'), ...common }),
  z.object({
    kind: z.literal('phoned'),
    ...common,
    said: text(1, 'Please write a line about what was said', 'line'),
  }),
  z.object({ kind: z.literal('refused'), ...common }),
  z
    .object({
      kind: z.literal('quoted'),
      ...common,
      ...offerFields,
      via: z.enum(OFFER_WAYS, 'Please choose email or WhatsApp'),
    })
    .check(
      z.refine(({ price, upTo }) => upTo === null || upTo > price, {
        message: 'The price to must be above the price from',
        path: ['upTo'],
      }),
    ),
]);

export type Press = z.output<typeof pressSchema>;
