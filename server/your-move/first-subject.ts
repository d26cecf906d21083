import { advice, type OnAdviceFailure } from '../../domain/advice.ts';
import { isCalendarDate } from '../../domain/calendar-date.ts';
import { moveDateInWords } from '../../domain/request/move-date.ts';
import type { QuoteChange } from '../../domain/request/request-changes.ts';
import type { Database } from '../database/database.ts';
import type { StoredQuote } from '../request/request.repository.ts';
import { quoteSubject } from '../request/request-subject.ts';
import { findVisitorActions } from './visitor-action.repository.ts';

/** The subject of a later mail about a request: it stays in the conversation of the first. */
export async function threadSubject(
  db: Database,
  quote: StoredQuote,
  onAdviceFailure: OnAdviceFailure | undefined,
): Promise<string> {
  const changes = (await findVisitorActions(db, [quote.id])).flatMap((each) => each.changes);
  const first = advice(() => firstSubject(quote, changes), onAdviceFailure);
  return `Re: ${first ?? `[${quote.reference}]`}`;
}

/** The subject of the first mail about a request, even after its answers changed: Gmail puts mails
 *  with different subjects into different conversations.
 *  @param changes all of them, the earliest first */
function firstSubject(quote: StoredQuote, changes: readonly QuoteChange[]): string {
  const atFirst = (label: string, now: string) =>
    changes.find((change) => change.label === label)?.before ?? now;
  return quoteSubject({
    ...quote,
    name: atFirst('Name', quote.name),
    fromAddress: atFirst('From', quote.fromAddress),
    toAddress: atFirst('To', quote.toAddress),
    moveDate: dateFromWords(atFirst('Preferred date', moveDateInWords(quote.moveDate))),
  });
}

/** Reads the date back from the words in which a change stores it. */
function dateFromWords(words: string): string {
  const day = new Date(`${words} UTC`);
  const date = Number.isNaN(day.getTime()) ? '' : day.toISOString().slice(0, 10);
  return isCalendarDate(date) && moveDateInWords(date) === words ? date : words;
}
