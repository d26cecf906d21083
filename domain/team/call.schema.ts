import * as z from 'zod/mini';
import { agreementSchema, confirmationFields } from '../quote/booking.schema.ts';
import { withFirmPrice } from '../quote/price.schema.ts';
import { mapVisits } from '../quote/visits.ts';
import { phonedRequestSchema } from '../request/phoned-request.schema.ts';
import { list } from '../shown.ts';
import { otherCase } from './other-case.ts';
import { phonedFields, toldBy } from './said-fields.ts';
import { teamName } from './team-name.ts';

const confirmation = withFirmPrice(confirmationFields);

/** All that is said in one call: a request as far as it is known, and what was agreed. */
export const callSchema = z
  .extend(phonedRequestSchema, {
    /** Whoever enters it; whoever uses the device if it is left out. */
    by: z.optional(teamName),
    /** How somebody answered, without a yes. */
    answered: z.optional(phonedFields.said),
    /** They said yes. */
    agreed: z.optional(agreementSchema),
    /** The day of the yes is confirmed, with its hours, people and trucks. */
    confirmed: z.optional(
      z.object({
        /** They know it from the same call. */
        toldBy: z.optional(toldBy),
      }),
    ),
    /** The key of the message's desk of which it is made. */
    message: z.optional(z.string()),
  })
  .check(({ value, issues }) => {
    const { agreed, confirmed } = value as { agreed?: Agreed; confirmed?: object };
    const wrong = (path: PropertyKey[], message: string) =>
      issues.push({ code: 'custom', input: value, message, path, continue: true });
    if (confirmed && !agreed) wrong(['agreed'], 'Please give what they said yes to');
    if (agreed?.terms !== undefined) {
      wrong(['agreed', 'terms'], 'In a call nobody has our terms before them');
    }
    for (const [index, { visit }] of (agreed?.visits ?? []).entries()) {
      if (visit !== undefined) {
        wrong(['agreed', 'visits', index, 'visit'], 'A new request has no visits yet');
      }
    }
    if (!agreed || !confirmed) return;
    for (const { path, message } of confirmation.safeParse(agreed).error?.issues ?? []) {
      wrong(['agreed', ...path], message);
    }
  });

type Agreed = z.output<typeof agreementSchema>;
export type Call = z.output<typeof callSchema>;

/** The confirmation that follows from the first yes. Its visits are numbered in their order. */
export function confirmationOf(agreed: Agreed): z.output<typeof confirmation> {
  const visits = mapVisits(agreed.visits, (visit, index) => ({ ...visit, visit: index + 1 }));
  return confirmation.parse({ ...agreed, visits });
}

/** Whose number it is: other requests and messages of theirs, the latest first. */
export const callerSchema = z.object({ alsoFrom: list(otherCase) });
export type Caller = Readonly<z.output<typeof callerSchema>>;
