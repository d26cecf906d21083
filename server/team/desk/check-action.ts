import { termsOf } from '../../../content/terms.ts';
import { type CalendarDate, isCalendarDate } from '../../../domain/dates/calendar-date.ts';
import { localDay } from '../../../domain/dates/local-time.ts';
import { randInWords } from '../../../domain/money.ts';
import { hasMoved } from '../../../domain/move/moved.ts';
import type { Progress } from '../../../domain/move/progress.ts';
import { accountOf, agreedPrice, toPay } from '../../../domain/quote/account.ts';
import { askWhyMore, wrongSum } from '../../../domain/quote/bill-in-words.ts';
import { keepsTo } from '../../../domain/quote/differences.ts';
import { isFirm, priceOf } from '../../../domain/quote/price.schema.ts';
import { priceInWords } from '../../../domain/quote/price-in-words.ts';
import type { SentVisit } from '../../../domain/quote/visit.schema.ts';
import { gatesOfVisit, isUnknown } from '../../../domain/quote/visits.ts';
import type { Gate } from '../../../domain/request/gate-papers.ts';
import type { OpenTransaction } from '../../database/database.ts';
import type { FieldError } from '../../http/problem.ts';
import type { Case } from '../../moves/case.ts';
import { EVENT_KINDS } from '../../moves/event-kinds.ts';
import { situationOf } from '../../moves/situation.ts';
import { isMove, kindOf } from '../../requests/kinds/kinds.ts';
import { mayMailStranger } from '../../requests/mail-limit.repository.ts';
import type { ActionOf, StoredAction } from './event-of-action.ts';
import { errorInReopening, errorInSame } from './same-as.ts';

type Found = FieldError | undefined;

interface About {
  readonly db: OpenTransaction;
  readonly id: string;
  readonly progress: Progress;
  /** That want notice. */
  readonly gates: readonly Gate[];
  readonly email: string | null;
  readonly today: CalendarDate;
  /** Whether this address may get another email from us. */
  readonly mayMail: (email: string) => Promise<boolean>;
}

/** Why a day is not taken: by something that is to come, or by something that has been. */
export const DAY_REFUSED = {
  over: 'That day is over. Please choose a later one',
  ahead: 'That day is still to come',
} as const;

/** Why an action cannot be done like this; undefined if it can. A correction has the rules of the visitor's own changes. */
export async function errorIn(
  db: OpenTransaction,
  { stored, progress, gates }: Case,
  action: StoredAction,
  at: Date,
): Promise<Found> {
  if (EVENT_KINDS[action.kind].isOfMove && !isMove(stored)) {
    return { field: 'kind', message: `A ${kindOf(stored).noun} has no move to quote for` };
  }
  const mayMail = (email: string) => mayMailStranger(db, email, at);
  const about = {
    db,
    id: stored.id,
    progress,
    gates,
    email: stored.email,
    today: localDay(at),
    mayMail,
  };
  // Each kind's own check gets its own action.
  const check = CHECKS[action.kind] as (
    action: StoredAction,
    about: About,
  ) => Found | Promise<Found>;
  return check(action, about);
}

const nothing = () => undefined;

const CHECKS: {
  readonly [K in StoredAction['kind']]: (
    action: ActionOf<K>,
    about: About,
  ) => Found | Promise<Found>;
} = {
  taken: nothing,
  phoned: nothing,
  refused: nothing,
  // A booked move is cancelled: of it somebody can only turn another price down.
  declined: (_, { progress: { stage, offer } }) =>
    stage === 'booked' && !offer ? BOOKED : undefined,
  same: ({ as }, { db, id }) => errorInSame(db, id, as),
  reopened: (_action, { db, progress }) => errorInReopening(db, progress),
  told: nothing,
  undelivered: nothing,
  quoted: errorInQuote,
  agreed: ({ visits, terms }, { progress }) =>
    terms !== undefined && terms !== termsOf ? OTHER_TERMS : unknownVisit(visits, progress),
  confirmed: (action, { progress, gates }) =>
    unknownVisit(action.visits, progress) ??
    otherPrice(action, progress) ??
    needlessPapers(action.visits, progress, gates),
  cancelled: nothing,
  settled: errorInBill,
  paid: ({ day }, { progress, today }) => (accountOf(progress) ? ahead('day', day, today) : NO_YES),
  struck: ({ about }, { progress: { payments, writeOffs } }) =>
    [...payments, ...writeOffs].some(({ number }) => number === about) ? undefined : NO_ENTRY,
  writtenOff: ({ amount }, { progress }) => {
    const open = progress.bill || progress.cancellation ? toPay(accountOf(progress)) : 0;
    if (amount <= open) return undefined;
    return { field: 'amount', message: `${randInWords(open)} is open. Please write off no more` };
  },
  callback: ({ day }, { today }) => over('day', day, today),
  linked: ({ via, isRenewed }, { email, progress }) => {
    if (via !== 'email') return undefined;
    if (email === null) return NO_EMAIL;
    // Their old link is all that they have.
    return isRenewed && progress.lastBounce !== null ? CAME_BACK : undefined;
  },
};

async function errorInQuote(
  { visits, validUntil, via }: ActionOf<'quoted'>,
  { email, today, mayMail, progress }: About,
): Promise<Found> {
  // A quote may leave the day open.
  if (progress.stage === 'booked' && hasMoved(progress, today)) return DONE;
  const isOver =
    unknownVisit(visits, progress) ??
    overVisit(visits, progress, today) ??
    over('validUntil', validUntil, today);
  if (isOver || via !== 'email') return isOver;
  if (email === null) return NO_EMAIL;
  return (await mayMail(email)) ? undefined : ENOUGH_EMAILS;
}

function errorInBill(action: ActionOf<'settled'>, { progress, today }: About): Found {
  const { day, paid, price, lines, said } = action;
  const isAhead = ahead('day', day, today) ?? (paid && ahead('paid.day', paid.day, today));
  if (isAhead) return isAhead;
  if (!situationOf(progress, today).may.includes('settled')) return NOT_ITS_DAY;
  if (price === 0 && lines.length === 0 && said === '') return NO_REASON;
  const agreed = agreedPrice(progress.held);
  const message = wrongSum(action, agreed);
  if (message !== '') return { field: 'price', message };
  const why = askWhyMore(action, agreed);
  return why === '' ? undefined : { field: 'said', message: why };
}

/** @param day a date, or empty for none yet */
function over(field: string, day: string, today: CalendarDate): Found {
  const message = DAY_REFUSED.over;
  return isCalendarDate(day) && day < today ? { field, message } : undefined;
}

function ahead(field: string, day: CalendarDate, today: CalendarDate): Found {
  return day > today ? { field, message: DAY_REFUSED.ahead } : undefined;
}

/** The first of the visits with a fault.
 *  @param fault of a visit: its field and the message; undefined for none */
function faultIn<Visit extends SentVisit>(
  visits: readonly Visit[],
  fault: (visit: Visit) => Found,
): Found {
  for (const [index, visit] of visits.entries()) {
    const found = fault(visit);
    if (found) return { ...found, field: `visits.${index}.${found.field}` };
  }
  return undefined;
}

function unknownVisit(visits: readonly SentVisit[], { plan, visitsGiven }: Progress): Found {
  const known = { given: visitsGiven, visits: plan.visits };
  const numbers = visits.flatMap(({ visit }) => visit ?? []);
  return faultIn(visits, (visit) => {
    if (isUnknown(visit, known)) return NO_VISIT;
    return numbers.filter((number) => number === visit.visit).length > 1 ? TWICE : undefined;
  });
}

/** A visit that is kept may be over. */
function overVisit(visits: readonly SentVisit[], { plan }: Progress, today: CalendarDate): Found {
  return faultIn(visits, ({ visit, day }) =>
    plan.visits.some((known) => known.visit === visit && known.day === day)
      ? undefined
      : over('day', day, today),
  );
}

/** Another price is asked for, and not told with the day. */
function otherPrice(action: ActionOf<'confirmed'>, { agreement }: Progress): Found {
  if (!agreement) return undefined;
  const agreed = priceInWords(agreement);
  if (action.price === undefined) {
    if (isFirm(priceOf(agreement))) return undefined;
    const message = `They said yes to ${agreed}. Please give the price that holds`;
    return { field: 'price', message };
  }
  if (keepsTo(agreement, priceOf(action))) return undefined;
  const message = `They said yes to ${agreed}. For another price send a new quote (quoted), or enter that they agreed to it (agreed)`;
  return { field: 'price', message };
}

/** What names the crew goes only to a gate that wants it. */
function needlessPapers(
  visits: ActionOf<'confirmed'>['visits'],
  { plan }: Progress,
  gates: readonly Gate[],
): Found {
  return faultIn(visits, ({ visit, from, to, registration, crew }) => {
    const known = plan.visits.find((each) => each.visit === visit) ?? plan.visits[0];
    const passed = gatesOfVisit(gates, { from: from ?? known.from, to: to ?? known.to });
    if (passed.length > 0) return undefined;
    if (registration !== '') return { field: 'registration', message: NO_GATE };
    return crew.length > 0 ? { field: 'crew', message: NO_GATE } : undefined;
  });
}

const DONE: FieldError = {
  field: 'kind',
  message: 'The day is over. Enter what the move came to, with a line for what was added',
};

const BOOKED: FieldError = {
  field: 'kind',
  message: 'It is booked. If they don’t want it any more, cancel the move',
};

const NO_VISIT: FieldError = {
  field: 'visit',
  message: 'There is no such visit. Leave its number out for a new one',
};

const TWICE: FieldError = { field: 'visit', message: 'Please send each visit once' };

const NO_GATE = 'No gate of this visit wants notice, so please leave this out';

const NO_YES: FieldError = {
  field: 'kind',
  message: 'They have not said yes. First note their yes, then the payment',
};

const NO_ENTRY: FieldError = {
  field: 'about',
  message: 'There is no such payment. Please choose one that is in the account',
};

const NO_REASON: FieldError = {
  field: 'price',
  message: 'A move for R0 needs a line that says why',
};

const OTHER_TERMS: FieldError = {
  field: 'terms',
  message: `Our terms are of ${termsOf}. Please name those, or none if they had none`,
};

const NOT_ITS_DAY: FieldError = {
  field: 'kind',
  message: 'A move can be entered as done from its first day on. First note or confirm its day',
};

const CAME_BACK: FieldError = {
  field: 'via',
  message:
    'An email to their address came back, and their earlier links would open nothing. Correct the address, or send the new link by WhatsApp',
};

const NO_EMAIL: FieldError = {
  field: 'via',
  message: 'There is no email address. Use WhatsApp, or call',
};

const ENOUGH_EMAILS: FieldError = {
  field: 'via',
  message:
    'We’ve sent this address ten emails within a month, and nobody opened our page from one. Use WhatsApp, or call',
};
