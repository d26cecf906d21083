import type { CalendarDate } from '../../domain/dates/calendar-date.ts';
import { wasOver } from '../../domain/dates/local-time.ts';
import type { MoveDay } from '../../domain/dates/move-date.ts';
import { canBeTold, isPastUse } from '../../domain/move/mail-truth.ts';
import { hasMoved, isUnconfirmed, isUnderWay, mayHaveMoved } from '../../domain/move/moved.ts';
import { isOutdated, type Obstacle, obstacleTo } from '../../domain/move/obstacle.ts';
import { PHASES, type Phase, type Turn } from '../../domain/move/phases.ts';
import type { OpenWish, Progress } from '../../domain/move/progress.ts';
import {
  isEnded,
  stageAfter,
  TEAM_ACTIONS,
  type TeamAction,
  VISITOR_ANSWERS,
  type VisitorAnswer,
} from '../../domain/move/stage.ts';
import { visitStatus } from '../../domain/move/visit-status.ts';
import { hasChangedAgreement } from '../../domain/move/visitor-changes.ts';
import { accountOf, toPay } from '../../domain/quote/account.ts';
import { type Price, priceOf } from '../../domain/quote/price.schema.ts';
import { nextOf } from '../../domain/quote/visits.ts';
import { isBarred } from './kept-account.ts';
import { openWish, withOneChange } from './open-wishes.ts';

/** In which situation a move is. Whatever shows a part of it prints it from here. */
export interface Situation {
  readonly phase: Phase;
  /** The day of the next visit; once all are over, of the last one. */
  readonly day: MoveDay;
  /** The price that was confirmed, agreed or offered last; null without one. */
  readonly price: Price | null;
  /** The ISO time in UTC since which it is so; null before anything happened. */
  readonly since: string | null;
  /** Whose turn it is. */
  readonly turn: Turn;
  /** The next actions of either side. Both can cancel. */
  readonly may: readonly (TeamAction | VisitorAnswer)[];
  /** Null if the open quote can be accepted, or none is open. */
  readonly obstacle: Obstacle | null;
  /** Wishes of the visitor that are still open, their changes as one. */
  readonly wishes: readonly OpenWish[];
  /** Whether the visitor waits for a new quote, since they changed the move. A call comes first, and so does what they
   *  asked later. */
  readonly awaitsQuote: boolean;
  /** Whether the day went by: moved, or never confirmed. */
  readonly isDayOver: boolean;
  /** Whether emails to the visitor may not arrive. */
  readonly emailFailed: boolean;
}

/** @param progress follows from the events and from the day in the request */
export function situationOf(progress: Progress, today: CalendarDate): Situation {
  const obstacle = obstacleTo(progress, today);
  const phase = phaseOf(progress, obstacle, today);
  const { stage, plan } = progress;
  const next = nextOf(plan.visits, today);
  return {
    phase,
    day: { day: next.day, status: visitStatus(progress, next) },
    price: currentPrice(progress),
    since: sinceOf(progress),
    turn: PHASES[phase].turn,
    may: [...new Set([...TEAM_ACTIONS, ...VISITOR_ANSWERS])].filter(
      (action) =>
        stageAfter(stage, action) !== undefined &&
        !isBarred(progress, action) &&
        !isPointless(action, progress, phase, today) &&
        !(action === 'settled' && !mayHaveMoved(progress, today)) &&
        !(action === 'accepted' && obstacle),
    ),
    obstacle,
    wishes: wishesIn(progress, today),
    awaitsQuote:
      isOutdated(obstacle) &&
      progress.openWishes.at(-1)?.kind === 'changed' &&
      openWish(progress, 'call') === undefined,
    isDayOver: phase === 'moved' || phase === 'overdue',
    emailFailed: progress.lastBounce !== null && phase !== 'moved',
  };
}

/** A move that is over may not have taken place, or have been put off; an account may have nothing open. */
function isPointless(
  action: TeamAction | VisitorAnswer,
  progress: Progress,
  phase: Phase,
  today: CalendarDate,
): boolean {
  const { stage, offer, lastEmail, payments, writeOffs, bill, cancellation } = progress;
  if (isEnded(progress.stage) && isAnswerToQuote(action)) return progress.quote === null;
  if (action === 'paid') return accountOf(progress) === null;
  if (action === 'struck') return payments.length + writeOffs.length === 0;
  if (action === 'writtenOff') return !(bill ?? cancellation) || toPay(accountOf(progress)) === 0;
  if (action === 'quoted') return stage === 'booked' && hasMoved(progress, today);
  // A visitor answers an offer; the quote of what is booked was answered.
  if (isAnswer(action)) return stage === 'booked' && (offer === null || phase === 'moved');
  if (action === 'told') return openWish(progress, 'untold') === undefined;
  if (action !== 'undelivered') return phase === 'moved' && action === 'asked';
  if (lastEmail === null || lastEmail.isBack) return true;
  // Nobody needs the email that came back any more.
  return phase === 'moved' && isPastUse(lastEmail.mail, progress, today);
}

const isAnswer = (action: TeamAction | VisitorAnswer) =>
  action === 'seen' || action === 'accepted' || action === 'declined';

/** Somebody may say no before there is a quote. */
function isAnswerToQuote(action: TeamAction | VisitorAnswer): boolean {
  return action !== 'declined' && VISITOR_ANSWERS.some((answer) => answer === action);
}

function phaseOf(progress: Progress, obstacle: Obstacle | null, today: CalendarDate): Phase {
  switch (progress.stage) {
    case 'booked':
      if (isUnderWay(progress, today)) return 'under-way';
      return hasMoved(progress, today) ? 'moved' : 'booked';
    case 'accepted':
      if (isUnconfirmed(progress, today)) return 'overdue';
      return hasChangedAgreement(progress) ? 'changed' : 'agreed';
    case 'quoted':
      return isOutdated(obstacle) ? 'outdated' : obstacle ? 'lapsed' : 'quoted';
    case 'declined':
      return progress.ended?.by === null ? 'declined' : 'lost';
    case 'cancelled':
      return wasOff(progress) ? 'off' : 'cancelled';
    default:
      return progress.stage;
  }
}

/** Whether the team noted after its day that the move did not take place: nobody cancelled it before. */
function wasOff({ cancellation }: Progress): boolean {
  return (
    cancellation !== null && cancellation.by !== null && wasOver(cancellation.day, cancellation.at)
  );
}

function currentPrice({ stage, quote, agreement, confirmation, bill }: Progress): Price | null {
  if (bill) return { price: bill.price, upTo: null };
  const terms = confirmation ?? agreement ?? quote?.quote;
  return stage === 'cancelled' || !terms ? null : priceOf(terms);
}

function sinceOf(progress: Progress) {
  const { bill, payments, cancellation, confirmation, toConfirm, quote, holder } = progress;
  const payment = bill && payments.findLast(({ number }) => number > bill.number);
  return (
    (payment ?? bill ?? cancellation ?? confirmation ?? toConfirm ?? quote ?? holder)?.at ?? null
  );
}

/** Without news that is no longer true, and emails that did not arrive and are of no use any more. */
function wishesIn(progress: Progress, today: CalendarDate): readonly OpenWish[] {
  const isStale = ({ kind, mail, news }: OpenWish) =>
    mail !== undefined &&
    (kind === 'untold' && news
      ? !canBeTold(mail, news, progress, today)
      : isPastUse(mail, progress, today));
  return withOneChange(progress).filter((wish) => !isStale(wish));
}
