import type { CalendarDate } from '../dates/calendar-date.ts';
import type { CurrentQuote } from '../quote/agreed.ts';
import type { Visit } from '../quote/visit.schema.ts';
import { isOver } from '../quote/visits.ts';
import { hasMoved } from './moved.ts';
import { openQuote } from './open-quote.ts';
import type { Progress } from './progress.ts';
import { stageAfter } from './stage.ts';
import { hasChangedContents, hasChangedMove } from './visitor-changes.ts';

export const OBSTACLES = ['expired', 'past', 'changed', 'another-day'] as const;

/** Why a visitor cannot accept an open quote. `expired`: its last day is over. `past`: the day of its first visit is over, or
 *  of one that is not booked.
 *  `changed`: the move changed after it was quoted. `another-day`: only its day did. */
export type Obstacle = (typeof OBSTACLES)[number];

/** For situationOf, which everybody else asks.
 *  @returns null if the quote can be accepted, or none is open */
export function obstacleTo(
  progress: Pick<Progress, 'stage' | 'quote' | 'offer' | 'changesSinceQuote' | 'plan'>,
  today: CalendarDate,
): Obstacle | null {
  const { stage, plan, offer } = progress;
  const open = openQuote(progress);
  const quote = open ?? (stage === 'declined' ? progress.quote : null);
  if (!quote || !stageAfter(stage, 'accepted') || hasMoved(progress, today)) return null;
  if (hasChangedMove(progress)) return hasChangedContents(progress) ? 'changed' : 'another-day';
  if (hasRunOut(quote, today)) return 'expired';
  const isBooked = (visit: Visit) =>
    plan.visits.some(({ visit: number, day }) => number === visit.visit && day === visit.day);
  const [first] = quote.quote.visits;
  const isPast = offer
    ? quote.quote.visits.some((visit) => isOver(visit, today) && !isBooked(visit))
    : isOver(first, today);
  return isPast ? 'past' : null;
}

/** Whether the quote is not for the move as it is now: the visitor waits for another one. */
export function isOutdated(obstacle: Obstacle | null): boolean {
  return obstacle === 'changed' || obstacle === 'another-day';
}

/** Whether there is a quote and its last day is over. */
export function hasRunOut(
  current: Pick<CurrentQuote, 'quote'> | null,
  today: CalendarDate,
): boolean {
  return current !== null && current.quote.validUntil < today;
}
