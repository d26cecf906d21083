import type { HistoryEvent } from './event.ts';
import { VISITOR_ANSWERS } from './stage.ts';

/** Whether somebody opened or answered a quote since the request has its email address: that address works, and
 *  knows of us. */
export function hasAnswered(events: readonly HistoryEvent[]): boolean {
  const answers: readonly string[] = VISITOR_ANSWERS;
  const corrected = events.findLastIndex(
    (event) => event.kind === 'changed' && event.changes.some(({ field }) => field === 'email'),
  );
  return events.slice(corrected + 1).some(({ kind }) => answers.includes(kind));
}
