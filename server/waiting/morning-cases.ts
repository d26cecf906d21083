import { addDays, DAY_MS } from '../../domain/dates/calendar-date.ts';
import { localDay } from '../../domain/dates/local-time.ts';
import { AGREED } from '../../domain/move/stage.ts';
import type { Database } from '../database/database.ts';
import { type Case, findCases } from '../moves/case.ts';
import { isMove, isPromised } from '../requests/kinds/kinds.ts';
import { findUnsentNews } from '../sending/outbox/unsent-news.queries.ts';
import { MOVING_DAYS } from './morning-list.ts';
import {
  findBookedWithGate,
  findCallbacks,
  findLateDeposits,
  findOpenAccounts,
  findOver,
  findPlanned,
  findReported,
  findRunningOut,
  findRunOutAfterYes,
  findUnanswered,
  findUndated,
  findUnlookedSuspects,
  findWithEvents,
} from './waiting.repository.ts';
import { ENDING_DAYS, FOLLOWED_DAYS, MORNINGS, type MorningCase } from './waiting-lists.ts';

export interface StoredCase extends MorningCase, Case {}

/** Everything from before that moment that the morning mail may have to name. Each query finds a few too many:
 *  morningOf decides by each one's history.
 *  @param unanswered which of those without an answer; all if left out */
export async function findMorningCases(
  db: Database,
  before: Date,
  unanswered?: readonly string[],
): Promise<StoredCase[]> {
  const daysAgo = (days: number) => new Date(before.getTime() - days * DAY_MS).toISOString();
  const today = localDay(before);
  const unsent = await findUnsentNews(db);
  const ids = [
    ...(await findReported(db)),
    ...(unanswered ?? (await findUnanswered(db, daysAgo(MORNINGS)))),
    ...(await findWithEvents(
      db,
      [
        ...(['call', 'asked', 'changed', 'undelivered', 'accepted', 'agreed'] as const),
        // Somebody may have to tell the visitor.
        ...(['quoted', 'confirmed', 'cancelled', 'announced', 'linked'] as const),
      ],
      daysAgo(MORNINGS),
    )),
    ...(await findWithEvents(db, ['seen'], daysAgo(FOLLOWED_DAYS))),
    ...(await findRunningOut(db, today, addDays(today, ENDING_DAYS))),
    ...(await findRunOutAfterYes(db, addDays(today, -MORNINGS), addDays(today, -1))),
    ...(await findPlanned(db, ['quoted'], {
      from: addDays(today, -FOLLOWED_DAYS),
      to: addDays(today, ENDING_DAYS),
    })),
    ...(await findPlanned(db, AGREED, {
      from: addDays(today, -MORNINGS),
      to: addDays(today, MOVING_DAYS),
    })),
    ...(await findOver(db, ['booked', 'accepted'], today)),
    ...(await findOpenAccounts(db)),
    ...(await findLateDeposits(db, today)),
    ...(await findBookedWithGate(db, today)),
    ...(await findCallbacks(db, addDays(today, -MORNINGS), today)),
    ...(await findPlanned(db, ['accepted'], { from: addDays(today, -MORNINGS) })),
    ...(await findUndated(db, ['accepted'])),
    ...unsent.keys(),
  ];
  const cases = await findCases(db, [...new Set(ids)]);
  return cases
    .filter(({ stored }) => stored.flag === null && stored.receivedAt < before.toISOString())
    .map((each) => withMail(each, unsent.get(each.stored.id)));
}

const MOST_SUSPECTS = 20;

/** The latest suspected submissions of which nobody has taken notice, and how many there are. */
export async function findSuspects(db: Database): Promise<{ latest: StoredCase[]; all: number }> {
  const ids = await findUnlookedSuspects(db);
  const latest = await findCases(db, ids.slice(0, MOST_SUSPECTS));
  return { latest: latest.map((each) => withMail(each)), all: ids.length };
}

export function withMail(each: Case, unsent: StoredCase['unsent'] = []): StoredCase {
  const { stored } = each;
  return {
    ...each,
    receivedAt: stored.receivedAt,
    isMove: isMove(stored),
    isPromised: isPromised(stored),
    unsent,
  };
}
