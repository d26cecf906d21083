import type { CalendarDate } from '../../domain/dates/calendar-date.ts';
import type { EventKind, HistoryEvent } from '../../domain/move/event.ts';
import { hasDayCome, mayHaveMoved } from '../../domain/move/moved.ts';
import type { Progress } from '../../domain/move/progress.ts';
import { isAgreed, isDone } from '../../domain/move/stage.ts';
import { EVENT_KINDS } from './event-kinds.ts';

/** Whether a deletion leaves what the move came to: it took place, or its day has come and nobody has entered it yet. An
 *  unconfirmed one counts for as long as it can still be entered. */
export function keepsAccount(progress: Progress, today: CalendarDate): boolean {
  const { stage } = progress;
  if (isDone(stage)) return true;
  if (!isAgreed(stage) || !hasDayCome(progress, today)) return false;
  return stage === 'booked' || mayHaveMoved(progress, today);
}

/** The part of a deleted request's history that is kept: what was agreed, what it came to and how it was paid, without remarks. */
export function keptEvents(events: readonly HistoryEvent[], progress: Progress): HistoryEvent[] {
  const { quote, agreement, held, deleted } = progress;
  const facts = [quote, agreement, held?.confirmation, deleted].map((fact) => fact?.number);
  const since = events.findLast(({ kind }) => kind === 'quoted')?.number ?? 0;
  // The hours of a yes may come from the quote, or from a yes before it.
  const isFact = ({ kind, number }: HistoryEvent) =>
    BILLED.includes(kind) || facts.includes(number) || (ANSWERS.includes(kind) && number >= since);
  const kept = events.filter(isFact).map(({ number }) => number);
  const isToldOf = (event: HistoryEvent) => event.kind === 'told' && kept.includes(event.about);
  return events.filter((event) => isFact(event) || isToldOf(event)).map(withoutRemarks);
}

const BILLED: readonly string[] = ['settled', 'paid'];
const ANSWERS: readonly string[] = [
  'quoted',
  'declined',
  'refused',
  'agreed',
  'accepted',
  'confirmed',
];

function withoutRemarks(event: HistoryEvent): HistoryEvent {
  switch (event.kind) {
    case 'quoted':
      return { ...event, quote: { ...event.quote, note: '' } };
    case 'agreed':
      return { ...event, said: '' };
    case 'confirmed':
      return { ...event, registration: '', crew: [] };
    default:
      return event;
  }
}

/** Whether its deletion rules this out: the team may still be paid, or note that the move did not take place. */
export function isBarred({ deleted }: Pick<Progress, 'deleted'>, kind: EventKind): boolean {
  return deleted !== null && !EVENT_KINDS[kind].isOfAccount;
}
