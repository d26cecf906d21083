import { addDays, type CalendarDate } from '../dates/calendar-date.ts';
import { isOver, nextOf } from '../quote/visits.ts';
import type { HistoryEvent } from './event.ts';
import {
  type EventMail,
  type MailKind,
  VISITOR_MAILS,
  type VisitorMail,
  type WhyNot,
} from './mail-kinds.ts';
import { hasMoved, isUnconfirmed } from './moved.ts';
import { OBSTACLES, obstacleTo } from './obstacle.ts';
import { openQuote } from './open-quote.ts';
import type { Progress } from './progress.ts';
import { isAnswered } from './stage.ts';
import { confirmedVisit } from './visit-status.ts';

/** Whether a mail about an event is true, and until when. */
interface EventMailRule {
  /** Whether nothing newer has taken its place. */
  readonly isCurrent: (event: HistoryEvent, progress: Progress) => boolean;
  /** Why it is not true on this day, of any event if none is given; null if it is. */
  readonly whyNotOn: (
    progress: Progress,
    today: CalendarDate,
    event?: HistoryEvent,
  ) => WhyNot | null;
  /** The reasons that its own text gives: it goes out all the same, if it has not yet. */
  readonly says?: readonly WhyNot[];
  /** The reasons that leave it news which somebody in the team can still tell. */
  readonly canBeTold?: readonly WhyNot[];
}

const always = () => null;

/** Whether nothing came after a yes: it is to be confirmed, or it was to another price of what is booked. */
function isLastYes(number: number, { agreement, confirmation, toConfirm }: Progress): boolean {
  if (agreement?.number !== number) return false;
  return confirmation ? confirmation.number < number : toConfirm?.number === number;
}

/** Nobody promises a day that is over: it was confirmed, or nobody confirmed it. */
const untilMoved: EventMailRule['whyNotOn'] = (progress, today) =>
  hasMoved(progress, today) || isUnconfirmed(progress, today) ? 'over' : null;

const BILL: EventMailRule = {
  // The last of them says how the account stands. An invoice and a note go out whatever came since.
  isCurrent: ({ number }, { bill, accountMail }) =>
    accountMail === number ||
    bill?.invoice?.event === number ||
    bill?.notedBy.includes(number) === true,
  whyNotOn: always,
};

/** Each mail about an event. Whoever sends, sends again or tells something asks {@link whyUntrue}. */
const RULES: Readonly<Record<EventMail, EventMailRule>> = {
  // To the visitor.
  quote: {
    isCurrent: ({ number }, progress) => openQuote(progress)?.number === number,
    whyNotOn: obstacleTo,
    says: OBSTACLES,
    canBeTold: OBSTACLES,
  },
  acceptance: {
    isCurrent: ({ kind, number }, progress) =>
      kind === 'changed'
        ? [progress.toConfirm?.number, progress.held?.heldAgain].includes(number)
        : isLastYes(number, progress),
    whyNotOn: untilMoved,
  },
  confirmation: {
    isCurrent: ({ number }, { confirmation }) => confirmation?.number === number,
    whyNotOn: untilMoved,
  },
  cancellation: {
    isCurrent: ({ number }, { cancellation }) => cancellation?.number === number,
    // Visitors who cancelled on their page read that it arrived, whenever that is.
    whyNotOn: ({ cancellation }, today) =>
      cancellation && cancellation.by !== null && isOver(cancellation, today) ? 'over' : null,
  },
  'day-before': {
    isCurrent: (event, progress) =>
      event.kind === 'announced' && confirmedVisit(progress, event)?.day === event.day,
    whyNotOn: ({ stillConfirmed }, today, event) => {
      if (!stillConfirmed) return 'over';
      const visit =
        event?.kind === 'announced' ? event : nextOf<{ day: string }>(stillConfirmed.visits, today);
      return whyNotTomorrow(visit.day, today);
    },
    canBeTold: ['today'],
  },
  bill: BILL,
  // The firm has the invoice too that a day takes back which is confirmed again.
  'bill-copy': {
    ...BILL,
    isCurrent: (event, progress) => event.kind === 'confirmed' || BILL.isCurrent(event, progress),
  },
  correction: { isCurrent: () => true, whyNotOn: always },
  link: { isCurrent: () => true, whyNotOn: always },
  'contact-changed': { isCurrent: () => true, whyNotOn: always },

  // To the team.
  answer: {
    isCurrent: (event, progress) => {
      const { agreement, confirmation } = progress;
      if (event.kind === 'accepted') return isLastYes(event.number, progress);
      if (event.kind === 'confirmed') return confirmation?.number === event.number;
      return event.kind !== 'quoted' || agreement === null;
    },
    whyNotOn: always,
  },
  changed: { isCurrent: () => true, whyNotOn: always },
  call: { isCurrent: () => true, whyNotOn: always },
  undelivered: {
    // The quote may have arrived after all.
    isCurrent: (event, { stage }) =>
      event.kind !== 'undelivered' || event.mail !== 'quote' || stage === 'undelivered',
    whyNotOn: always,
  },
  // The settings say how long each one waits; the mail itself asks that.
  reminder: {
    isCurrent: (_, { stage, callback, toConfirm }) =>
      toConfirm !== null || (!isAnswered(stage) && callback === null),
    whyNotOn: always,
  },
};

/** The mails about no event, by what they are about. */
const OTHER_RULES: Readonly<
  Record<OtherMail, (about: string | null, today: CalendarDate) => WhyNot | null>
> = {
  // As long as their subject is stored.
  received: always,
  acknowledgement: always,
  digest: always,
  deletion: always,
  'sign-in': always,
  'signed-in': always,
  morning: (day, today) => (day === today ? null : 'over'),
};

type OtherMail = Exclude<MailKind, EventMail>;

/** Why a mail about an event is not true, or not on this day; null if it is. */
export function whyUntrue(
  mail: EventMail,
  event: HistoryEvent,
  progress: Progress,
  today: CalendarDate,
): WhyNot | null {
  const { isCurrent, whyNotOn } = RULES[mail];
  return isCurrent(event, progress) ? whyNotOn(progress, today, event) : 'overtaken';
}

/** Why a mail about an event is not sent when its turn comes; null if it is. */
export function whyNotSent(
  mail: EventMail,
  event: HistoryEvent,
  progress: Progress,
  today: CalendarDate,
): WhyNot | null {
  const why = whyUntrue(mail, event, progress, today);
  return why !== null && RULES[mail].says?.includes(why) ? null : why;
}

/** Why a mail about no event is not sent when its turn comes; null if it is.
 *  @param about the day of a morning mail */
export function whyOtherNotSent(
  mail: OtherMail,
  about: string | null,
  today: CalendarDate,
): WhyNot | null {
  return OTHER_RULES[mail](about, today);
}

/** Whether somebody in the team can tell the visitor of an event, for whom no mail does. */
export function canBeTold(
  mail: EventMail,
  event: HistoryEvent,
  progress: Progress,
  today: CalendarDate,
): boolean {
  const why = whyUntrue(mail, event, progress, today);
  return why === null || RULES[mail].canBeTold?.includes(why) === true;
}

/** The mails to a visitor that no day makes untrue. */
export const LASTING_MAILS: readonly VisitorMail[] = VISITOR_MAILS.filter(
  (mail) => RULES[mail].whyNotOn === always,
);

/** Whether mails of this kind are of no use any more, whatever their event: the day that they promise is over. */
export function isPastUse(mail: EventMail, progress: Progress, today: CalendarDate): boolean {
  const { whyNotOn, canBeTold: stillNews = [] } = RULES[mail];
  const why = whyNotOn(progress, today);
  return why !== null && !stillNews.includes(why);
}

function whyNotTomorrow(day: CalendarDate, today: CalendarDate): WhyNot | null {
  if (day === addDays(today, 1)) return null;
  return day === today ? 'today' : day < today ? 'over' : 'early';
}
