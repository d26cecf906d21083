import { company } from '../../content/company.ts';
import { moveCalendar } from '../../domain/request/calendar.ts';
import type { Case } from '../history/case.ts';
import { domainOf } from '../mail/message.ts';
import type { Stored } from '../submissions/submission.ts';

/** The day of a move as a calendar file; undefined if it is not a date. */
export function calendarOf(
  stored: Stored<'request'>,
  { moveDay, last }: Case['progress'],
  at: string,
  summary?: string,
): string | undefined {
  return moveCalendar(stored.content, moveDay, {
    reference: stored.reference,
    company: company.name,
    host: domainOf(company.email),
    stamp: new Date(at),
    sequence: last,
    ...(summary !== undefined && { summary }),
  });
}
