import type { Payment, WriteOff } from '../quote/account.ts';
import type {
  Agreement,
  Bill,
  CurrentConfirmation,
  CurrentQuote,
  Held,
  StillConfirmed,
  ToConfirm,
} from '../quote/agreed.ts';
import type { WhyNo } from '../quote/said-no.ts';
import type { Visit, Visits } from '../quote/visit.schema.ts';
import type { RequestChange } from '../request/request-change.schema.ts';
import type { HistoryEvent, VisitorMail } from './event.ts';
import type { Plan } from './plan.ts';
import type { Stage } from './stage.ts';

export interface Cancellation {
  readonly number: number;
  readonly at: string;
  /** All that was planned, also what was over already. */
  readonly visits: Visits;
  /** The day of the visit that was next: nothing before it was cancelled. */
  readonly day: string;
  /** The team member; null for the visitor. */
  readonly by: string | null;
  /** Whether the visitor wanted it, no matter who entered it. */
  readonly isTheirs: boolean;
  /** Why; may be empty. */
  readonly said: string;
  /** What it costs them, in rand; null for nothing. */
  readonly fee: number | null;
}

/** A visit that calendars may have. */
export interface CalendarVisit extends Visit {
  /** Its name in the entry: of several visits each has one, and a single one has none. */
  readonly what: string;
  readonly status: Plan['status'];
  /** The number of the event that changed it last. */
  readonly number: number;
}

/** How it ended without a move. */
export interface Ended {
  /** The number of the event. */
  readonly number: number;
  readonly at: string;
  /** The team member who noted it; null for the visitor. */
  readonly by: string | null;
  /** Why the visitor said no; null for a reason that nobody gave, and for another end. */
  readonly why: WhyNo | null;
  /** The reference of the one that it is the same as; null for another end. */
  readonly as: string | null;
  /** Whether the team made that one of this one. */
  readonly isMade: boolean;
}

/** A call that the team means to make. */
export interface Callback {
  /** The number of the event. */
  readonly number: number;
  /** 'YYYY-MM-DD' */
  readonly day: string;
  /** The subject of the call; may be empty. */
  readonly said: string;
  readonly at: string;
  readonly by: string;
  /** The number of the last event that its author had seen. */
  readonly seen: number;
}

/** Something that a visitor asked for or changed, or that did not reach them, and to which the team has not
 *  reacted. */
export interface OpenWish {
  /** The number of the event. */
  readonly number: number;
  readonly kind: 'call' | 'asked' | 'changed' | 'reported' | 'undelivered' | 'untold';
  readonly at: string;
  /** Only of a change. */
  readonly changes?: readonly RequestChange[];
  /** Of what somebody has to tell them, the email that it would be; of what did not reach them, that email. */
  readonly mail?: VisitorMail;
  /** Only of what somebody has to tell them. */
  readonly news?: HistoryEvent;
}

/** An email to the visitor's address. */
interface VisitorEmail {
  /** The number of the event that it is about. */
  readonly about: number;
  readonly mail: VisitorMail;
  /** Whether it did not arrive. */
  readonly isBack: boolean;
}

/** All that follows from what happened to a request or message. */
export interface Progress {
  readonly stage: Stage;
  /** The number of the event that led to the stage; 0 at first. */
  readonly stageSince: number;
  /** The team member who took it last; null as long as nobody did. */
  readonly holder: { readonly number: number; readonly by: string; readonly at: string } | null;
  /** The number of the last event; 0 if nothing happened yet. */
  readonly last: number;
  /** The version of the answers as the visitor's form has them, the agreed day included: the number of the event
   *  that changed them last, 0 before the first. */
  readonly version: number;
  readonly changedAt: string | null;
  /** Null unless it ended without a move. */
  readonly ended: Ended | null;
  /** Null before the first quote, and once the team took it back. */
  readonly quote: CurrentQuote | null;
  /** A quote for a booked move, which waits for its yes: until then the booking counts. Null for none. */
  readonly offer: CurrentQuote | null;
  /** The other email or number that the visitor asked for after their yes, until somebody in the team changed it; null
   *  if nothing waits. */
  readonly contactAsked: {
    readonly number: number;
    readonly changes: readonly RequestChange[];
  } | null;
  /** The difference between the request as it was quoted and as it is: what was changed back is none. */
  readonly changesSinceQuote: readonly RequestChange[];
  /** Null before the first yes, and once a new quote took its place. */
  readonly agreement: Agreement | null;
  /** Null unless the stage is 'booked'. */
  readonly confirmation: CurrentConfirmation | null;
  /** Null if no visit is. */
  readonly stillConfirmed: StillConfirmed | null;
  /** Null before the first yes, and once a new quote took its place. */
  readonly held: Held | null;
  /** Null unless the stage is 'cancelled'. */
  readonly cancellation: Cancellation | null;
  /** Null unless the move took place. */
  readonly bill: Bill | null;
  /** Without those that were struck. */
  readonly payments: readonly Payment[];
  readonly writeOffs: readonly WriteOff[];
  /** The number of the last event about money whose email says how the account stands; 0 for none. */
  readonly accountMail: number;
  /** When the request was deleted after its move, so that only the account is kept; null if it was not. */
  readonly deleted: { readonly number: number; readonly at: string } | null;
  readonly toConfirm: ToConfirm;
  /** The visits whose mail of the day before was written, for each day. */
  readonly announced: readonly Pick<Visit, 'visit' | 'day'>[];
  readonly plan: Plan;
  /** The highest number of a visit so far; 0 before the first quote. */
  readonly visitsGiven: number;
  /** The visits that were ever agreed for a date, each as it was last, whatever came since: calendars may have them. */
  readonly inCalendars: readonly CalendarVisit[];
  /** The oldest first. */
  readonly openWishes: readonly OpenWish[];
  /** The number of the event of the last email that came back from the visitor's address; null if none did, and once
   *  it went out after all or the address was corrected. */
  readonly lastBounce: number | null;
  /** Null as long as nothing was mailed to the visitor's present address. */
  readonly lastEmail: VisitorEmail | null;
  /** Null once the team answered, or the visitor said yes or no. */
  readonly callback: Callback | null;
  /** The names of the reminders that were sent. */
  readonly reminders: readonly string[];
}
