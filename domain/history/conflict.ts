import type { EventKind, HistoryEvent } from './event.ts';
import type { TeamAction } from './stage.ts';

const VISITOR_ASKS = ['call', 'asked', 'changed'] as const;
/** Another email would not reach the visitor either. */
const BOUNCE = 'undelivered';

/** The events that a person must have seen before they act: two people must not answer twice, and no answer closes a
 *  question that nobody has read. What was said on the phone is a fact and never too late: it closes what was seen. */
const MUST_BE_SEEN: Readonly<Record<TeamAction, readonly EventKind[]>> = {
  taken: ['taken', 'callback', 'quoted', 'phoned', 'refused', 'agreed', 'confirmed', 'cancelled'],
  quoted: [
    'taken',
    'quoted',
    'phoned',
    'refused',
    'agreed',
    'confirmed',
    'cancelled',
    'accepted',
    'declined',
    BOUNCE,
    ...VISITOR_ASKS,
  ],
  phoned: [],
  refused: ['taken', 'quoted', 'phoned', 'agreed', 'accepted', ...VISITOR_ASKS],
  agreed: ['quoted', 'agreed', 'confirmed', 'cancelled', 'accepted', 'declined', ...VISITOR_ASKS],
  confirmed: ['quoted', 'agreed', 'confirmed', 'cancelled', 'accepted', BOUNCE, 'asked', 'changed'],
  cancelled: ['agreed', 'confirmed', 'accepted', BOUNCE, ...VISITOR_ASKS],
  callback: ['callback'],
};

/** The latest event that conflicts with an action because its author had not seen it. Nobody conflicts with
 *  themselves, except by doing the same twice.
 *  @param after the number of the last event on the author's screen; 0 for none */
export function findConflict(
  action: { readonly kind: TeamAction; readonly by: string; readonly after: number },
  events: readonly HistoryEvent[],
): HistoryEvent | undefined {
  const kinds: readonly string[] = MUST_BE_SEEN[action.kind];
  return events.findLast(
    ({ number, kind, by }) =>
      number > action.after && kinds.includes(kind) && (by !== action.by || kind === action.kind),
  );
}
