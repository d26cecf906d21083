import { localDay } from '../../../domain/dates/local-time.ts';
import { moveDateInShort } from '../../../domain/dates/short-date.ts';
import { shortPlace } from '../../../domain/places/short-place.ts';
import { subjectPart } from '../../sending/mail/subject-part.ts';
import type { Stored } from '../submission.ts';

/** A place that is not known yet. */
export const SOMEWHERE = 'somewhere';

/** The longest parts, in characters: a phone shows some 40 characters of a subject. */
const LONGEST = { name: 24, place: 20, date: 20 } as const;

/** The visitor's name and both places: 'Thandi Nkosi: Boskruin to Fourways [JFM-7K3Q-24]'. Without the day: the whole
 *  conversation has this subject, and the day may change or be cancelled. */
export function requestSubject(stored: Stored<'request'>): string {
  return `${requestTitle(stored)} [${stored.reference}]`;
}

/** 'Thandi Nkosi: Boskruin to Fourways', the heading of the mail. */
export function requestTitle(stored: Stored<'request'>): string {
  return `${subjectPart(stored.name, LONGEST.name)}: ${routeInShort(stored)}`;
}

/** 'Boskruin to Fourways, Sat 5 Dec' */
export function moveInShort(
  stored: Pick<Stored<'request'>, 'content' | 'receivedAt'>,
  day: string,
): string {
  const received = localDay(new Date(stored.receivedAt));
  const when = subjectPart(moveDateInShort(day, received), LONGEST.date);
  return [routeInShort(stored), when].filter(Boolean).join(', ');
}

function routeInShort({ content }: Pick<Stored<'request'>, 'content'>): string {
  const [from, to] = [content.fromAddress, content.toAddress].map((address) =>
    subjectPart(shortPlace(address) || SOMEWHERE, LONGEST.place),
  );
  return `${from} to ${to}`;
}
