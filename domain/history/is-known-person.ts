import type { EventKind, HistoryEvent } from './event.ts';
import { VISITOR_ANSWERS } from './stage.ts';

/** Actions that people take and programs do not: a visitor's with the private link, and the team's with
 *  somebody whom it answers. */
const BETWEEN_PEOPLE: readonly EventKind[] = [
  'call',
  'asked',
  'changed',
  'accepted',
  'declined',
  'cancelled',
  'quoted',
  'phoned',
  'callback',
  'agreed',
  'confirmed',
  'settled',
  'paid',
  'reported',
];

/** Whether an event shows that a suspected program is a person. */
export function showsPerson(kind: EventKind): boolean {
  return BETWEEN_PEOPLE.includes(kind);
}

/** Whether somebody opened or answered a quote since the request has its email address: that address works, and
 *  knows of us. */
export function hasAnswered(events: readonly HistoryEvent[]): boolean {
  const answers: readonly string[] = VISITOR_ANSWERS;
  const corrected = events.findLastIndex(
    (event) => event.kind === 'changed' && event.changes.some(({ field }) => field === 'email'),
  );
  return events.slice(corrected + 1).some(({ kind }) => answers.includes(kind));
}
