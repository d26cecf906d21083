import type * as z from 'zod/mini';
import type { RequestChange } from '../request/request-change.schema.ts';
import type { billFields, firmFields } from './bill.schema.ts';
import type { Confirmation } from './booking.schema.ts';
import type { Quote, QuoteChannel, Terms } from './quote.schema.ts';
import type { ConfirmedVisit, OneOrMore } from './visit.schema.ts';

export const REPLACED = ['booking', 'agreement', 'quote'] as const;
type Replaced = (typeof REPLACED)[number];

/** The quote that counts: a revised one takes the place of the earlier ones. */
export interface CurrentQuote {
  /** The number of the event that sent it. */
  readonly number: number;
  readonly at: string;
  /** The team member who wrote it. */
  readonly by: string;
  readonly quote: Quote;
  readonly via: QuoteChannel;
  /** When the visitor first opened it. */
  readonly seenAt: string | null;
  /** The number of the event by which its email failed for good; null if it did not. */
  readonly failure: number | null;
  /** The agreement or quote that it replaces, as far as the visitor knows: the agreement, even if an earlier quote had already replaced it,
   *  or the quote before it. Null for the first quote, and after the team took one back. `booking`: once they say yes, and
   *  until then the booking counts. */
  readonly replaces: Replaced | null;
}

/** A visitor's yes, by accepting a quote or as somebody in the team noted it. Once the day is confirmed, its
 *  price and visits are the confirmed ones. */
export type Agreement = Terms & {
  /** The number of the event. */
  readonly number: number;
  readonly at: string;
  /** The team member who noted it; null for a visitor's own yes. */
  readonly by: string | null;
};

/** The day is confirmed. */
export type CurrentConfirmation = Confirmation & {
  readonly number: number;
  readonly at: string;
  readonly by: string;
};

/** The visits that the family has confirmed and that nobody changed since: all of them as long as the move is booked. A yes
 *  to something else, or a wish of the visitor's, leaves those that it does not touch. */
export type StillConfirmed = Pick<CurrentConfirmation, 'number' | 'at'> & {
  readonly visits: OneOrMore<ConfirmedVisit>;
};

/** What may be missing is empty. */
type OtherwiseKept = 'worked' | keyof typeof firmFields;
type Typed = z.output<z.ZodMiniObject<typeof billFields>>;

/** Whom the bill is for, if not the visitor; each may be empty. */
export type Firm = { readonly [Field in keyof typeof firmFields]: string };

/** The final price of a move, as the team noted it last: each field of its form, so that a new one is asked for here. */
export type Bill = Firm & {
  readonly [Field in Exclude<keyof Typed, OtherwiseKept>]-?: Typed[Field];
} & {
  readonly number: number;
  readonly at: string;
  /** The hours that it took, of a price by the hour; undefined if nobody counted them. */
  readonly worked: number | undefined;
  /** Its tax invoice, and the number of the event that issued it; null for a receipt. */
  readonly invoice: { readonly number: number; readonly event: number } | null;
  /** The numbers of the events that issued notes about that invoice. */
  readonly notedBy: readonly number[];
  /** Whether the visitor has an earlier one that says something else. */
  readonly isCorrected: boolean;
};

/** The event since which the family has to confirm the day; null if it has not. */
export type ToConfirm = { readonly number: number; readonly at: string } | null;

/** The last agreement, and the visitor's changes since. A change takes it back, and it holds again once
 *  that is changed back. */
export interface Held {
  readonly agreement: Agreement;
  /** Null until the day was confirmed. */
  readonly confirmation: CurrentConfirmation | null;
  readonly stillConfirmed: StillConfirmed | null;
  readonly toConfirm: ToConfirm;
  readonly changes: readonly RequestChange[];
  /** The number of the event that changed all of it back; null otherwise. */
  readonly heldAgain: number | null;
}
