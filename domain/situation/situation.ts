import type { CalendarDate } from '../calendar-date.ts';
import { hasMoved, isUnconfirmed } from '../history/moved.ts';
import {
  hasChangedAgreement,
  hasEmailFailed,
  type MoveDay,
  type Progress,
} from '../history/progress.ts';
import { isQuoted, stageAfter, TEAM_ACTIONS, type TeamAction } from '../history/stage.ts';
import { type Obstacle, obstacleTo } from '../quote/obstacle.ts';
import type { Terms } from '../quote/quote.schema.ts';
import { PHASES, type Phase, type Turn } from './phases.ts';

/** In which situation a move is. Whatever shows a part of it prints it from here. */
export interface Situation {
  readonly phase: Phase;
  readonly day: MoveDay;
  /** What was confirmed, agreed or offered last; null if nothing is. */
  readonly price: Pick<Terms, 'price' | 'upTo'> | null;
  /** The ISO time in UTC since which it is so; null before anything happened. */
  readonly since: string | null;
  /** Whose turn it is. */
  readonly turn: Turn;
  /** What the team can do next. */
  readonly may: readonly TeamAction[];
  /** Why the visitor cannot accept the last quote; null if they can, or if none is open. */
  readonly obstacle: Obstacle | null;
  /** Whether the day went by: moved, or never confirmed. */
  readonly isDayOver: boolean;
  /** Whether the visitor's address is doubtful, and the team has not answered since. */
  readonly emailFailed: boolean;
}

/** @param progress follows from the events and from the day in the request */
export function situationOf(progress: Progress, today: CalendarDate): Situation {
  const phase = phaseOf(progress, today);
  const { stage, moveDay } = progress;
  return {
    phase,
    day: moveDay,
    price: priceOf(progress),
    since: sinceOf(progress),
    turn: PHASES[phase].turn,
    may: TEAM_ACTIONS.filter(
      (action) => stageAfter(stage, action) !== undefined && !isPointless(action, progress, phase),
    ),
    obstacle: obstacleIn(progress, today),
    isDayOver: phase === 'moved' || phase === 'overdue',
    emailFailed: hasEmailFailed(progress) && phase !== 'moved',
  };
}

/** A move that is over cannot be cancelled, but may have been put off. */
function isPointless(action: TeamAction, { lastEmail }: Progress, phase: Phase): boolean {
  if (action === 'undelivered' && (lastEmail === null || lastEmail.isBack)) return true;
  return phase === 'moved' && (action === 'cancelled' || action === 'undelivered');
}

function phaseOf(progress: Progress, today: CalendarDate): Phase {
  const { stage } = progress;
  switch (stage) {
    case 'booked':
      return hasMoved(progress, today) ? 'moved' : 'booked';
    case 'accepted':
      if (isUnconfirmed(progress, today)) return 'overdue';
      return hasChangedAgreement(progress) ? 'changed' : 'agreed';
    case 'quoted': {
      const obstacle = obstacleIn(progress, today);
      return obstacle === 'changed' ? 'outdated' : obstacle ? 'lapsed' : 'quoted';
    }
    default:
      return stage;
  }
}

function obstacleIn(progress: Progress, today: CalendarDate): Obstacle | null {
  const isOpen = isQuoted(progress.stage) || progress.stage === 'declined';
  return isOpen ? (obstacleTo(progress, today) ?? null) : null;
}

function priceOf({ stage, quote, agreement, confirmation }: Progress): Situation['price'] {
  if (stage === 'cancelled' || stage === 'refused') return null;
  const { price, upTo } = agreement ?? quote?.quote ?? { price: null, upTo: null };
  if (confirmation) return { price: confirmation.price, upTo: null };
  return price === null ? null : { price, upTo };
}

function sinceOf({ cancellation, confirmation, toConfirm, quote, holder }: Progress) {
  return (cancellation ?? confirmation ?? toConfirm ?? quote ?? holder)?.at ?? null;
}
