import type { CalendarDate } from '../../domain/dates/calendar-date.ts';
import type { EventKind, HistoryEvent } from '../../domain/move/event.ts';
import { hasBegun } from '../../domain/move/moved.ts';
import type { Progress } from '../../domain/move/progress.ts';
import { isAgreed, isDone } from '../../domain/move/stage.ts';
import { EVENT_KINDS, kindOfEvent } from './event-kinds.ts';
import { progressOf } from './progress-of.ts';

/** Whether a deletion leaves what the move came to: it took place, money came for it, or its first day has come and nobody
 *  has entered it yet. */
export function keepsAccount(progress: Progress, today: CalendarDate): boolean {
  const { stage, payments } = progress;
  if (isDone(stage) || payments.length > 0) return true;
  return isAgreed(stage) && hasBegun(progress, today);
}

/** The part of a deleted request's history that is kept: what was agreed, what it came to and how it was paid, without
 *  remarks. */
export function keptEvents(events: readonly HistoryEvent[], progress: Progress): HistoryEvent[] {
  const { quote, agreement, held } = progress;
  const facts = [quote, agreement, held?.confirmation].map((fact) => fact?.number);
  // Of a booked move a quote changes nothing but by its yes.
  const since =
    events.findLast(
      ({ kind, number }) =>
        kind === 'quoted' &&
        progressOf(
          '',
          events.filter((event) => event.number < number),
        ).stage !== 'booked',
    )?.number ?? 0;
  const readable = events.filter((event) => event.kind !== 'unreadable');
  const isKept = (event: (typeof readable)[number]) => {
    const { when } = kindOfEvent(event).kept;
    if (when === 'always' || facts.includes(event.number)) return true;
    // The hours of a yes may come from the quote, or from a yes before it.
    return when === 'answer' && event.number >= since;
  };
  const kept = readable.filter(isKept).map(({ number }) => number);
  const isAboutKept = (event: (typeof readable)[number]) =>
    kindOfEvent(event).kept.when === 'about' &&
    'about' in event &&
    event.about !== undefined &&
    kept.includes(event.about);
  return readable
    .filter((event) => kept.includes(event.number) || isAboutKept(event))
    .map((event) => kindOfEvent(event).kept.without?.(event) ?? event);
}

/** Whether its deletion rules this out: the team may still be paid, or note that the move did not take place. */
export function isBarred({ deleted }: Pick<Progress, 'deleted'>, kind: EventKind): boolean {
  return deleted !== null && !EVENT_KINDS[kind].isOfAccount;
}
