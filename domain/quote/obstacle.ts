import { type CalendarDate, isCalendarDate } from '../calendar-date.ts';
import { type CurrentQuote, hasChangedMove, openWish, type Progress } from '../history/progress.ts';
import { stageAfter } from '../history/stage.ts';
import type { Quote } from './quote.schema.ts';

/** Why a visitor cannot accept a quote. `expired`: its last day is over. `past`: its day of arrival is over.
 *  `changed`: the move changed after it was quoted. `settled`: it was accepted already, or taken back. */
export type Obstacle = 'expired' | 'past' | 'changed' | 'settled';

/** @returns undefined if the quote can be accepted */
export function obstacleTo(
  progress: Pick<Progress, 'stage' | 'quote' | 'changesSinceQuote' | 'moveDay'>,
  today: CalendarDate,
): Obstacle | undefined {
  const { stage, quote } = progress;
  if (!quote || !stageAfter(stage, 'accepted')) return 'settled';
  if (hasChangedMove(progress)) return 'changed';
  if (hasRunOut(quote, today)) return 'expired';
  const { day } = quote.quote;
  return isCalendarDate(day) && day < today ? 'past' : undefined;
}

/** Whether there is a quote and its last day is over. */
export function hasRunOut(
  current: Pick<CurrentQuote, 'quote'> | null,
  today: CalendarDate,
): boolean {
  return current !== null && current.quote.validUntil < today;
}

/** The last day on which a visitor can accept a quote: its last day, or its day of arrival if that comes first. */
export function lastDayOf({ day, validUntil }: Pick<Quote, 'day' | 'validUntil'>): CalendarDate {
  return isCalendarDate(day) && day < validUntil ? day : validUntil;
}

/** Whether the visitor waits for a new quote, since they changed the move. A call comes first, and so does what they
 *  asked later. */
export function awaitsQuote(
  progress: Pick<Progress, 'stage' | 'quote' | 'changesSinceQuote' | 'moveDay' | 'openWishes'>,
  today: CalendarDate,
): boolean {
  return (
    progress.openWishes.at(-1)?.kind === 'changed' &&
    openWish(progress, 'call') === undefined &&
    obstacleTo(progress, today) === 'changed'
  );
}
