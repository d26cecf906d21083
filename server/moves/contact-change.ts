import type { HistoryEvent } from '../../domain/move/event.ts';
import type { Progress } from '../../domain/move/progress.ts';
import { isAgreed, isDone } from '../../domain/move/stage.ts';
import type { AnswerField } from '../../domain/request/labels.ts';
import type { RequestChange } from '../../domain/request/request-change.schema.ts';
import { isUnmailed } from './mail-about.ts';

const CONTACT: readonly string[] = ['email', 'phone'] satisfies readonly AnswerField[];

/** Whether it takes the place of an email address or number by which we reach the visitor; the first one displaces
 *  nobody. */
export function displacesContact({ field, before }: RequestChange): boolean {
  return CONTACT.includes(field) && before !== '';
}

/** Whether another email or number than the visitor's counts only once somebody in the team has changed it: from a yes
 *  on, whoever has the link could send the truck's news to themselves. */
export function holdsContact({ stage }: Pick<Progress, 'stage'>): boolean {
  return isAgreed(stage) || isDone(stage);
}

/** The changes of email address or number that an event made or asked for. */
export function contactChanges(event: HistoryEvent): RequestChange[] {
  if (event.kind !== 'changed') return [];
  return [...(event.asked ?? []), ...event.changes].filter(displacesContact);
}

/** The email address that they had before an event, which may have changed it.
 *  @param now the one that they have now */
export function emailBefore(
  number: number,
  events: readonly HistoryEvent[],
  now: string | null,
): string | null {
  const change = events
    .filter((event) => event.number >= number)
    .flatMap((event) => (event.kind === 'changed' ? event.changes : []))
    .find(({ field }) => field === 'email');
  return change ? String(change.before) || null : now;
}

/** Whether the link to their page went out in a chat since it was made: who has the number may have it. */
export function wentByChat(events: readonly HistoryEvent[]): boolean {
  const made = events.findLastIndex(
    (event) =>
      (event.kind === 'changed' && event.isLinkRenewed) ||
      (event.kind === 'linked' && event.isRenewed),
  );
  return events.slice(Math.max(made, 0)).some((event) => {
    // What no email took went by the chat that the press opened.
    if (event.kind === 'linked') return isUnmailed(event);
    return event.kind === 'quoted' || event.kind === 'told' ? event.via === 'whatsapp' : false;
  });
}

/** How often a day a visitor may change the email address: each time we write to the one before. */
const MOST_ADDRESSES = 2;

/** Whether they have changed the address, or asked for it, as often as they may.
 *  @param since a day ago */
export function hasChangedAddressEnough(events: readonly HistoryEvent[], since: string): boolean {
  const own = events.filter(
    (event) =>
      event.kind === 'changed' &&
      event.by === null &&
      event.at > since &&
      [...(event.asked ?? []), ...event.changes].some(({ field }) => field === 'email'),
  );
  return own.length >= MOST_ADDRESSES;
}
