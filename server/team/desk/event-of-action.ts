import type { EventContent } from '../../../domain/move/event.ts';
import type { TeamAction } from '../../../domain/move/stage.ts';
import type { NamedAction } from '../../../domain/team/desk-action.schema.ts';
import type { Case } from '../../moves/case.ts';
import { progressOf } from '../../moves/progress-of.ts';

/** A correction's event has what is different. */
type Stored = Exclude<TeamAction, 'changed'>;
export type ActionOf<K extends Stored> = Extract<NamedAction, { kind: K }>;
export type StoredAction = ActionOf<Stored>;

/** What is stored of an action; undefined if it is about nothing. */
export function eventOfAction(action: StoredAction, found: Case): EventContent | undefined {
  // Each kind's own function gets its own action.
  const make = EVENTS[action.kind] as (
    action: StoredAction,
    found: Case,
  ) => EventContent | undefined;
  return make(action, found);
}

const EVENTS: {
  readonly [K in Stored]: (action: ActionOf<K>, found: Case) => EventContent | undefined;
} = {
  taken: typed,
  refused: typed,
  told: typed,
  // Each has one of several prices, which `typed` would mix.
  agreed: ({ by: _, after: __, ...content }) => content,
  confirmed: ({ by: _, after: __, toldBy: ___, ...content }) => content,
  // The payment is an event of its own.
  settled: ({ toldBy: _, paid: __, ...action }) => typed(action),
  paid: ({ toldBy: _, ...action }) => typed(action),
  struck: ({ toldBy: _, ...action }) => typed(action),
  writtenOff: typed,
  phoned: (action) => ({ ...typed(action), after: action.after }),
  callback: (action) => ({ ...typed(action), after: action.after }),
  quoted: ({ kind, via, by: _, after: __, ...quote }) => ({ kind, via, quote }),
  cancelled: ({ toldBy: _, askedBy, ...action }, { progress }) => ({
    ...typed(action),
    ...(askedBy === 'customer' && { askedBy }),
    day: progress.moveDay.day,
  }),
  linked: ({ kind, isRenewed }) => ({ kind, ...(isRenewed && { isRenewed }) }),
  undelivered: ({ kind, after, said }, { events }) => {
    // The bounced email is the last one on its author's screen, whatever happened since.
    const seen = events.filter(({ number }) => number <= after);
    const { lastEmail } = progressOf('', seen);
    if (!lastEmail || lastEmail.isBack) return undefined;
    const { about, mail } = lastEmail;
    return { kind, about, mail, reason: said };
  },
};

/** What was typed: the author and what they had seen are kept apart. */
function typed<Action extends { readonly by: string; readonly after: number }>(action: Action) {
  const { by: _, after: __, ...content } = action;
  return content;
}
