import type { AccessSide } from '../../domain/request/access.ts';
import type { QuoteRequest } from '../../domain/request/request.schema.ts';
import type { Booking } from '../../domain/your-move/booking.ts';
import type { YourMove } from '../../domain/your-move/your-move.ts';

/** For each field of what its visitor sees, whether the plan may say something of it. The plan hangs at gates, so a new
 *  field is not on it before somebody has decided that here. */
export const ON_PLAN = {
  reference: true,
  phase: true,
  moveDay: true,
  request: true,
  booking: true,
  // The price, who agreed to it, and the account.
  quote: false,
  bill: false,
  keeps: false,
  keptUntil: false,
  // What its visitor said and did, and when.
  receivedAt: false,
  version: false,
  last: false,
  since: false,
  changedAt: false,
  contactAsked: false,
  callAskedAt: false,
  questionAt: false,
  reportedAt: false,
  isToBeCalled: false,
  emailFailed: false,
  getsDayBefore: false,
  // What may be done with the page, and the key of the plan.
  may: false,
  readKey: false,
} as const satisfies Readonly<Record<keyof YourMove, boolean>>;

/** The same of the answers in the request. */
export const REQUEST_ON_PLAN = {
  fromAddress: true,
  toAddress: true,
  access: true,
  /** A business has other things to have ready. */
  moveType: true,
  // The day that counts is another field's.
  moveDate: false,
  name: false,
  email: false,
  phone: false,
  deliveryMethod: false,
  additionalNotes: false,
  videoSurvey: false,
  // What is in the house.
  bedrooms: false,
  bathrooms: false,
  hasGarage: false,
  hasStoreroom: false,
  inventory: false,
} as const satisfies Readonly<Record<keyof QuoteRequest, boolean>>;

/** And of the answers about an address. */
export const ACCESS_ON_PLAN = {
  floor: true,
  lift: true,
  estate: true,
  truck: true,
  notice: true,
  carry: true,
  /** Whether a gate opens while the power is out is nobody's business. */
  power: false,
  /** Typed freely, perhaps with the code of the gate. */
  hours: false,
} as const satisfies Readonly<Record<keyof AccessSide, boolean>>;

/** And of what was agreed. */
export const BOOKING_ON_PLAN = {
  window: true,
  papers: true,
  /** Only people and trucks. */
  lines: true,
  figure: false,
  rest: false,
  at: false,
  byVisitor: false,
  // Of what was cancelled.
  day: true,
} as const satisfies Readonly<Record<keyof Booking, boolean>>;

type Shown<Fields, Of extends Readonly<Record<keyof Fields, boolean>>> = Pick<
  Fields,
  { [Name in keyof Fields]: Of[Name] extends true ? Name : never }[keyof Fields]
>;

/** All that the plan is made from. */
export interface Planned extends Omit<Shown<YourMove, typeof ON_PLAN>, 'request' | 'booking'> {
  readonly request: Shown<QuoteRequest, typeof REQUEST_ON_PLAN>;
  readonly booking: Shown<Booking, typeof BOOKING_ON_PLAN> | null;
}
