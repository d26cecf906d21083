import { addDays, isCalendarDate } from '../../domain/calendar-date.ts';
import { localDay } from '../../domain/local-time.ts';
import { subjectPart } from '../mail/subject-part.ts';
import type { StoredQuote } from './request.repository.ts';
import { shortPlace } from './short-place.ts';

/** The longest parts, in characters: a phone shows some 40 characters of a subject. */
const LONGEST = { name: 24, place: 20, date: 20 } as const;

const shortDay = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

/** The stored answers that make up the subject. */
type SubjectFacts = Pick<
  StoredQuote,
  'name' | 'fromAddress' | 'toAddress' | 'moveDate' | 'receivedAt' | 'reference'
>;

/** The visitor's name, both places and the day: 'Thandi Nkosi: Boskruin to Fourways, Sat 5 Dec
 *  [JFM-7K3Q-24]'. */
export function quoteSubject(facts: SubjectFacts): string {
  const { name, reference } = facts;
  return `${subjectPart(name, LONGEST.name)}: ${moveInShort(facts)} [${reference}]`;
}

export function moveInShort({
  fromAddress,
  toAddress,
  moveDate,
  receivedAt,
}: Omit<SubjectFacts, 'name' | 'reference'>): string {
  const [from, to] = [fromAddress, toAddress].map((address) =>
    subjectPart(shortPlace(address), LONGEST.place),
  );
  return `${from} to ${to}, ${shortDate(moveDate, localDay(new Date(receivedAt)))}`;
}

/** The day without its year if it falls within a year of today. */
function shortDate(moveDate: string, today: string): string {
  if (!isCalendarDate(moveDate)) return subjectPart(moveDate, LONGEST.date);
  const day = shortDay.format(new Date(moveDate)).replace(',', '');
  const isWithinAYear = moveDate >= today && moveDate < addDays(today, 365);
  return isWithinAYear ? day : `${day} ${moveDate.slice(0, 4)}`;
}
