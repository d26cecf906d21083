import type { CalendarDate } from '../dates/calendar-date.ts';
import type { CurrentQuote } from '../quote/agreed.ts';
import { isOver } from '../quote/visits.ts';
import type { Progress } from './progress.ts';
import { stageAfter } from './stage.ts';
import { hasChangedMove } from './visitor-changes.ts';

/** Why a visitor cannot accept an open quote. `expired`: its last day is over. `past`: the day of its first visit is over.
 *  `changed`: the move changed after it was quoted. */
export type Obstacle = 'expired' | 'past' | 'changed';

/** For situationOf, which everybody else asks.
 *  @returns null if the quote can be accepted, or none is open */
export function obstacleTo(
  progress: Pick<Progress, 'stage' | 'quote' | 'changesSinceQuote' | 'plan'>,
  today: CalendarDate,
): Obstacle | null {
  const { stage, quote } = progress;
  if (!quote || !stageAfter(stage, 'accepted')) return null;
  if (hasChangedMove(progress)) return 'changed';
  if (hasRunOut(quote, today)) return 'expired';
  return isOver(quote.quote.visits[0], today) ? 'past' : null;
}

/** Whether there is a quote and its last day is over. */
export function hasRunOut(
  current: Pick<CurrentQuote, 'quote'> | null,
  today: CalendarDate,
): boolean {
  return current !== null && current.quote.validUntil < today;
}
