import { localDay } from '../../domain/local-time.ts';
import { moveDateInShort } from '../../domain/request/short-date.ts';
import { shortPlace } from '../../domain/request/short-place.ts';
import { subjectPart } from '../mail/subject-part.ts';
import type { Stored } from '../submissions/submission.ts';

/** The longest parts, in characters: a phone shows some 40 characters of a subject. */
const LONGEST = { name: 24, place: 20, date: 20 } as const;

/** The visitor's name, both places and the wished day: 'Thandi Nkosi: Boskruin to Fourways, Sat 5 Dec
 *  [JFM-7K3Q-24]'. */
export function requestSubject(stored: Stored<'request'>): string {
  const { name, reference, content } = stored;
  const move = moveInShort(stored, content.moveDate);
  return `${subjectPart(name, LONGEST.name)}: ${move} [${reference}]`;
}

/** 'Boskruin to Fourways, Sat 5 Dec' */
export function moveInShort(
  { content, receivedAt }: Pick<Stored<'request'>, 'content' | 'receivedAt'>,
  day: string,
): string {
  const [from, to] = [content.fromAddress, content.toAddress].map((address) =>
    subjectPart(shortPlace(address), LONGEST.place),
  );
  return `${from} to ${to}, ${subjectPart(moveDateInShort(day, localDay(new Date(receivedAt))), LONGEST.date)}`;
}
