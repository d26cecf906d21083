import { DAY_MS } from '../../domain/calendar-date.ts';
import { progressOf } from '../../domain/desk/desk-entry.ts';
import type { MorningCase } from '../../domain/desk/morning.ts';
import { MORNINGS } from '../../domain/desk/morning.ts';
import type { Database } from '../database/database.ts';
import { inBatches } from '../database/in-batches.ts';
import type { ContactRow } from '../database/tables/message.table.ts';
import { findDeskEvents } from '../history/desk-event.repository.ts';
import { lastOffer } from '../history/offer.ts';
import { findTalkedAbout, findUnanswered } from '../history/unanswered.repository.ts';
import { findContacts } from '../message/message.repository.ts';
import { findQuotes, type StoredQuote } from '../request/request.repository.ts';
import { findVisitorActions } from '../your-move/visitor-action.repository.ts';

export interface StoredCase extends MorningCase {
  readonly stored: StoredQuote | ContactRow;
  /** The last one who took it. */
  readonly holder: string | null;
}

/** A quote that was sent earlier has run out, and its move is over. */
const QUOTED_DAYS = 400;

/** Everything that the morning mail may have to name, of before that moment. */
export async function findMorningCases(db: Database, before: Date): Promise<StoredCase[]> {
  const daysAgo = (days: number) => new Date(before.getTime() - days * DAY_MS).toISOString();
  const unanswered = await findUnanswered(db, daysAgo(MORNINGS));
  const talkedAbout = await findTalkedAbout(db, daysAgo(QUOTED_DAYS));
  const ids = [...new Set([...unanswered.map(({ id }) => id), ...talkedAbout])];
  const cases = await inBatches(ids, (some) => casesOf(db, some));
  return cases.filter(
    ({ stored }) => stored.flag === null && stored.receivedAt < before.toISOString(),
  );
}

async function casesOf(db: Database, ids: readonly string[]): Promise<StoredCase[]> {
  const events = Map.groupBy(await findDeskEvents(db, ids), ({ subjectId }) => subjectId);
  const wishes = Map.groupBy(await findVisitorActions(db, ids), ({ quoteId }) => quoteId);
  const subjects = [...(await findQuotes(db, ids)), ...(await findContacts(db, ids))];
  return subjects.map((stored) => {
    const acts = events.get(stored.id) ?? [];
    const calls = (wishes.get(stored.id) ?? []).flatMap(({ id, kind, at }) =>
      kind === 'deletion' ? [] : [{ id, kind, at }],
    );
    const { stage, holder } = progressOf(acts);
    return {
      stored,
      receivedAt: stored.receivedAt,
      stage,
      holder: holder?.by ?? null,
      history: [...acts, ...calls].toSorted((one, other) => (one.id < other.id ? -1 : 1)),
      quoted: lastOffer(acts) ?? null,
    };
  });
}
