import type { HistoryEvent, VisitorMail } from '../../domain/move/event.ts';
import { kindOfEvent } from './event-kinds.ts';

/** The email by which a visitor learns of an event; undefined if there is none. */
export function mailAbout(event: HistoryEvent): VisitorMail | undefined {
  return event.kind === 'unreadable' ? undefined : kindOfEvent(event).mail(event);
}

/** Whether no email was written about an event that has one. */
export const isUnmailed = (event: HistoryEvent): boolean =>
  'unmailed' in event && event.unmailed === true;

/** The news that somebody has to pass on, since no email does; undefined if there is none. What visitors did on their
 *  page they know. */
export function mailToTell(event: HistoryEvent): VisitorMail | undefined {
  const isOurs = event.by !== null || event.kind === 'announced';
  return isOurs && isUnmailed(event) ? mailAbout(event) : undefined;
}
