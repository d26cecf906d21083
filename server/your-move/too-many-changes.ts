import { company } from '../../content/company.ts';
import { DAY_MS } from '../../domain/dates/calendar-date.ts';
import type { HistoryEvent } from '../../domain/move/event.ts';
import type { Problem } from '../http/problem.ts';

/** Somebody who plans a move changes their mind in one evening; a program that found the link does so without end, and each
 *  change is an email to the family and makes the next one dearer. */
const MOST_CHANGES = { aDay: 10, inAll: 50 } as const;

/** Why a visitor cannot change their request again; null if they can. What the team corrects does not count. */
export function tooManyChanges(events: readonly HistoryEvent[], at: Date): Problem | null {
  const changes = events.filter(({ kind, by }) => kind === 'changed' && by === null);
  if (changes.length >= MOST_CHANGES.inAll) {
    return refusal(`${MOST_CHANGES.inAll} times. Nothing was saved. Please call us`);
  }
  const since = new Date(at.getTime() - DAY_MS).toISOString();
  const latest = changes.filter((change) => change.at > since);
  if (latest.length < MOST_CHANGES.aDay) return null;
  return refusal(
    `${MOST_CHANGES.aDay} times within a day. Nothing was saved. Please try again tomorrow, or call us`,
  );
}

function refusal(howOften: string): Problem {
  return { status: 429, detail: `This request was changed ${howOften}: ${company.phone.display}.` };
}
