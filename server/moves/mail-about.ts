import { wasAhead, wasOver } from '../../domain/dates/local-time.ts';
import type { HistoryEvent, VisitorMail } from '../../domain/move/event.ts';

/** The email by which a visitor learns of an event; undefined if there is none. */
export function mailAbout(event: HistoryEvent): VisitorMail | undefined {
  switch (event.kind) {
    case 'quoted':
      return 'quote';
    case 'accepted':
      return 'acceptance';
    case 'confirmed':
      // Nobody is told that a day is confirmed once it is over.
      return wasAhead(event.day, event.at) ? 'confirmation' : undefined;
    case 'cancelled':
      // Nor that we had to cancel a day that is over: they know whether we came.
      return event.by !== null && wasOver(event.day ?? '', event.at) ? undefined : 'cancellation';
    case 'settled':
    case 'paid':
      return 'bill';
    case 'announced':
      return 'day-before';
    case 'linked':
      return 'link';
    case 'changed':
      return event.by === null ? 'acceptance' : 'correction';
    default:
      return undefined;
  }
}

/** Whether no email was written about an event that has one. */
export const isUnmailed = (event: HistoryEvent): boolean =>
  'unmailed' in event && event.unmailed === true;

/** The news that somebody has to pass on, since no email does; undefined if there is none. What visitors did on their
 *  page they know. */
export function newsToTell(event: HistoryEvent): VisitorMail | undefined {
  const isOurs = event.by !== null || event.kind === 'announced';
  return isOurs && isUnmailed(event) ? mailAbout(event) : undefined;
}
