import type { HistoryEvent } from '../../domain/move/event.ts';
import type { Progress } from '../../domain/move/progress.ts';
import { isEnded, type TeamAction } from '../../domain/move/stage.ts';
import { effectOf } from './event-effect.ts';
import { EVENT_KINDS } from './event-kinds.ts';
import { progressOf } from './progress-of.ts';

/** They say what they are about: an event, or a version of the answers. */
export const NAMES_IT: readonly TeamAction[] = ['changed', 'told'];

interface SeenAction {
  readonly kind: TeamAction;
  readonly by: string;
  /** The number of the last event on the author's screen; 0 for none. */
  readonly after: number;
}

/** The latest event that conflicts with an action because its author had not seen it: one that they must have read, or
 *  one whose effect the action would clear. Nobody conflicts with themselves, except by doing the same twice. */
export function findConflict(
  action: SeenAction,
  events: readonly HistoryEvent[],
): HistoryEvent | undefined {
  const { kind: acted, by: author, after } = action;
  const read: readonly string[] = EVENT_KINDS[acted].mustRead;
  const unseen = events.filter(
    ({ number, kind, by }) => number > after && (by !== author || kind === acted),
  );
  if (unseen.length === 0) return undefined;
  const cleared = NAMES_IT.includes(acted) ? [] : clearedBy(action, events);
  return unseen.findLast(({ number, kind }) => read.includes(kind) || cleared.includes(number));
}

const AT_ANY_TIME = new Date(0).toISOString();

/** The numbers of the events whose effect an action would end. */
function clearedBy(action: SeenAction, events: readonly HistoryEvent[]): number[] {
  const before = progressOf('', events);
  // Its content has no effect on the facts that it clears.
  const { visits } = before.plan;
  const event = { ...action, visits, number: before.last + 1, at: AT_ANY_TIME } as HistoryEvent;
  const still = inEffect({ ...before, ...effectOf(event, before) });
  return Object.entries(inEffect(before)).flatMap(([fact, numbers]) =>
    numbers.filter((number) => !still[fact]?.includes(number)),
  );
}

/** The events whose effect lasts, by what they set. */
function inEffect(progress: Progress): Readonly<Record<string, readonly number[]>> {
  const { stage, stageSince, ended, quote } = progress;
  const facts = Object.entries(progress).map(([fact, value]) => [
    fact,
    [value].flat().flatMap(numberOf),
  ]);
  return {
    ...Object.fromEntries(facts),
    ended: isEnded(stage) ? [ended?.number ?? stageSince] : [],
    bounce: stage === 'undelivered' && quote?.failure ? [quote.failure] : [],
  };
}

/** The number of the event that set it; none for what has no such number. */
function numberOf(value: unknown): number[] {
  const isFact = typeof value === 'object' && value !== null && 'number' in value;
  return isFact && typeof value.number === 'number' ? [value.number] : [];
}
