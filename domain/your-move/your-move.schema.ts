import * as z from 'zod/mini';
import { DAY_STATUSES } from '../dates/move-date.ts';
import { PHASES, type Phase } from '../move/phases.ts';
import { VISITOR_ANSWERS } from '../move/stage.ts';
import { shownAccount } from '../quote/shown-account.schema.ts';
import { shownVisit } from '../quote/shown-visit.ts';
import { requestChange } from '../request/request-change.schema.ts';
import { storedRequest } from '../request/stored-request.schema.ts';
import { day, list, time } from '../shown.ts';
import { bookingSchema } from './booking.ts';
import { visitorBillSchema } from './visitor-bill.ts';
import { visitorQuoteSchema } from './visitor-quote.ts';
import { whatIsKeptSchema } from './what-is-kept.ts';

/** A stored request as its sender may see it. */
export const yourMoveSchema = z.object({
  reference: z.string(),
  receivedAt: time,
  request: storedRequest,
  /** The version of these answers: a change names the version that it was made from. */
  version: z.int(),
  /** The number of the last event: later calendar files replace earlier ones. */
  last: z.int(),
  moveDay: z.object({
    /** Of the next visit; once all are over, of the last one. A date, or what a visitor typed about a day. */
    day: z.string(),
    status: z.enum(DAY_STATUSES),
  }),
  /** The visits that count now, in their order: one before there is a quote. */
  visits: list(
    z.extend(shownVisit, {
      /** Rises with each change of its entry in a calendar. */
      sequence: z.int(),
    }),
  ),
  phase: z.enum(Object.keys(PHASES) as Phase[]), // the keys of a complete record
  /** Since when it is so; null before anything happened. */
  since: z.nullable(time),
  /** The actions open to the visitor now. */
  may: list(z.enum([...VISITOR_ANSWERS, 'cancelled', 'reported'])),
  /** The other email or number that was asked for, and that counts once the team has changed it. */
  contactAsked: list(requestChange),
  /** Null until the first change. */
  changedAt: z.nullable(time),
  /** Null until the visitor asks for a call, and once the team answered. */
  callAskedAt: z.nullable(time),
  /** When the visitor asked a question that the team has not answered; null if there is none. */
  questionAt: z.nullable(time),
  /** When the visitor wrote last that something is missing or broken; null once the team answered. */
  reportedAt: z.nullable(time),
  /** The quote that the team has sent; null until then. */
  quote: z.nullable(visitorQuoteSchema),
  /** The quote of what is booked, while `quote` asks for another price; null otherwise. */
  bookedQuote: z.nullable(visitorQuoteSchema),
  /** Null before a yes. */
  booking: z.nullable(bookingSchema),
  /** Null before the move took place. */
  bill: z.nullable(visitorBillSchema),
  /** What the move costs, what came in and what is open; null before a yes. */
  account: z.nullable(shownAccount),
  /** Whether the team means to call, today or later, before it answers. */
  isToBeCalled: z.boolean(),
  /** Whether an email to the visitor came back from the address in the request; false once the move is over. */
  emailFailed: z.boolean(),
  /** Whether the email of the day before the move is still to come. */
  getsDayBefore: z.boolean(),
  /** The data that stay after a deletion, since the move took place; null if none do. */
  keeps: z.nullable(whatIsKeptSchema),
  /** Opens the plan of the move, which changes nothing: for paper and for others. Null if there is none. */
  readKey: z.nullable(z.string()),
  /** The day of automatic deletion. */
  keptUntil: day,
});
export type YourMove = Readonly<z.output<typeof yourMoveSchema>>;

/** The answer to an accepted change. */
export const changedMoveSchema = z.extend(yourMoveSchema, {
  /** The changes as the team is told them; empty when nothing differs. */
  changes: list(requestChange),
  /** The key that opens the request from now on, if the change renewed it: another email address has a right to it. */
  linkKey: z.optional(z.string()),
});
export type ChangedMove = Readonly<z.output<typeof changedMoveSchema>>;

/** The answer to "Make a new link". */
export const renewedLinkSchema = z.extend(yourMoveSchema, {
  /** Whether the new link went to the address on file: then nobody else gets it. */
  isMailed: z.boolean(),
  /** The key that opens the request from now on, for whoever has no address on file. */
  linkKey: z.optional(z.string()),
});
export type RenewedLink = Readonly<z.output<typeof renewedLinkSchema>>;

/** The answer to an action that conflicts with another: nothing is stored. */
export interface MoveConflict {
  readonly move: YourMove;
}
