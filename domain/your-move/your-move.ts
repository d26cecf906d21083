import type { MoveDay } from '../history/progress.ts';
import type { VisitorAnswer } from '../history/stage.ts';
import type { VisitorQuote } from '../quote/visitor-quote.ts';
import type { QuoteRequest } from '../request/request.schema.ts';
import type { RequestChange } from '../request/request-changes.ts';
import type { Phase } from '../situation/phases.ts';
import type { Booking } from './booking.ts';
import type { VisitorBill } from './visitor-bill.ts';
import type { WhatIsKept } from './what-is-kept.ts';

/** A stored request as its sender may see it. */
export interface YourMove {
  readonly reference: string;
  /** ISO 8601, UTC; so are the times below. */
  readonly receivedAt: string;
  readonly request: QuoteRequest;
  /** The version of these answers: a change names the version that it was made from. */
  readonly version: number;
  /** The number of the last event: later calendar files replace earlier ones. */
  readonly last: number;
  readonly moveDay: MoveDay;
  readonly phase: Phase;
  /** Since when it is so; null before anything happened. */
  readonly since: string | null;
  /** The actions open to the visitor now. */
  readonly may: readonly (VisitorAnswer | 'cancelled' | 'reported')[];
  /** Null until the first change. */
  readonly changedAt: string | null;
  /** Null until the visitor asks for a call, and once the team answered. */
  readonly callAskedAt: string | null;
  /** When the visitor asked a question that the team has not answered; null if there is none. */
  readonly questionAt: string | null;
  /** When the visitor wrote last that something is missing or broken; null once the team answered. */
  readonly reportedAt: string | null;
  /** The quote that the team has sent; null until then. */
  readonly quote: VisitorQuote | null;
  /** Null before a yes. */
  readonly booking: Booking | null;
  /** Null before the move took place. */
  readonly bill: VisitorBill | null;
  /** Whether the team means to call, today or later, before it answers. */
  readonly isToBeCalled: boolean;
  /** Whether an email to the visitor came back from the address in the request; false once the move is over. */
  readonly emailFailed: boolean;
  /** Whether the email of the day before the move is still to come. */
  readonly getsDayBefore: boolean;
  /** The data that stay after a deletion, since the move took place; null if none do. */
  readonly keeps: WhatIsKept | null;
  /** The day of automatic deletion, 'YYYY-MM-DD'. */
  readonly keptUntil: string;
}

/** The answer to an accepted change. */
export interface ChangedMove extends YourMove {
  /** The changes as the team is told them; empty when nothing differs. */
  readonly changes: readonly RequestChange[];
  /** The key that opens the request from now on, if the change renewed it: another email address has a right to it. */
  readonly linkKey?: string;
}

/** The answer to an action that conflicts with another: nothing is stored. */
export interface MoveConflict {
  readonly move: YourMove;
}

/** How the visitor hears that their day is confirmed: without an address, or with one that does not work, by
 *  phone. */
export function confirmedBy({
  emailFailed,
  request,
}: Pick<YourMove, 'emailFailed' | 'request'>): string {
  return emailFailed || request.email === null ? 'by phone' : 'by email';
}

export const KEEP_PRIVATE =
  'Keep this link private. Anyone who has it can read your request, change it, accept our quote or delete it all.';

/** The address of the page that a key opens. Browsers never send the fragment, which holds the key. */
export function privateLink(linkKey: string): string {
  return `/your-move#${linkKey}`;
}
