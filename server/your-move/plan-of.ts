import type { CalendarDate } from '../../domain/dates/calendar-date.ts';
import { doorsOf, requestAtVisit } from '../../domain/quote/request-at-visit.ts';
import { bringsInWords } from '../../domain/quote/visit-in-words.ts';
import { type AccessSide, accessInWords } from '../../domain/request/access.ts';
import { addressInWords } from '../../domain/request/labels.ts';
import { dayBeforeTasks } from '../../domain/request/move-checklist.ts';
import type { QuoteRequest } from '../../domain/request/request.schema.ts';
import { byKind } from '../../domain/request/request-questions.ts';
import { VISIT_LABELS } from '../../domain/team/visit-labels.ts';
import type { Booking } from '../../domain/your-move/booking.ts';
import { isToCome, type MovePlan, planDay, planState } from '../../domain/your-move/move-plan.ts';
import type { YourMove } from '../../domain/your-move/your-move.ts';

/** What a link that only reads shows of a move. */
export function planOf(
  { reference, phase, moveDay, visits, request, booking }: Planned,
  today: CalendarDate,
): MovePlan {
  const day = planDay({ moveDay, booking });
  const state = planState({ phase, moveDay, booking }, today);
  if (!isToCome(state)) return { reference, state, day, visit: null };
  const isConfirmed = state === 'confirmed';
  const { papers = null, window = '' } = booking ?? {};
  const next = visits.find(({ isOver }) => !isOver);
  const atVisit = next ? requestAtVisit(request, next) : request;
  const access = accessOf(atVisit.access);
  const isFromHome = !next || doorsOf(request, next).includes('from');
  return {
    reference,
    state,
    day,
    visit: {
      from: addressInWords(atVisit.fromAddress),
      to: addressInWords(atVisit.toAddress),
      hours: state === 'open' ? '' : window,
      comes: isConfirmed ? whoComes(next ? bringsInWords(next) : '', papers) : [],
      access: [
        { label: 'Where we load', value: access ? accessInWords(access.from) : '' },
        { label: 'Where we unload', value: access ? accessInWords(access.to) : '' },
      ].filter(({ value }) => value !== ''),
      // Nobody can tell a gate yet what is not confirmed.
      tasks: isConfirmed ? dayBeforeTasks({ ...request, access }, papers, isFromHome) : [],
    },
  };
}

/** The access as the plan has it, what is not on it unanswered. */
function accessOf(access: Planned['request']['access']): Planned['request']['access'] {
  return access && { ...access, from: shownOf(access.from), to: shownOf(access.to) };
}

function shownOf(side: AccessSide): AccessSide {
  const answers = Object.entries(side) as [keyof AccessSide, string][]; // of all its answers, each a text
  return Object.fromEntries(
    answers.map(([name, answer]) => [name, ACCESS_ON_PLAN[name] ? answer : '']),
  ) as AccessSide; // the same names
}

function whoComes(brings: string, papers: NonNullable<Planned['booking']>['papers']) {
  return [
    { label: 'We bring', value: brings },
    { label: VISIT_LABELS.registration, value: papers?.registration ?? '' },
    { label: 'Crew', value: papers?.crew.join(', ') ?? '' },
  ].filter(({ value }) => value !== '');
}

/** For each field of what its visitor sees, whether the plan may say something of it. The plan hangs at gates, so a new
 *  field is not on it before somebody has decided that here. */
export const ON_PLAN = {
  reference: true,
  phase: true,
  moveDay: true,
  visits: true,
  request: true,
  booking: true,
  // The price, who agreed to it, and the account.
  quote: false,
  bookedQuote: false,
  bill: false,
  account: false,
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
  // What is in the house.
  ...byKind({ count: false, tick: false }),
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
  lines: false,
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
interface Planned extends Omit<Shown<YourMove, typeof ON_PLAN>, 'request' | 'booking'> {
  readonly request: Shown<QuoteRequest, typeof REQUEST_ON_PLAN>;
  readonly booking: Shown<Booking, typeof BOOKING_ON_PLAN> | null;
}
