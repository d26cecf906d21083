import type { EventKind } from '../../domain/history/event.ts';
import { ANSWERS } from '../../domain/history/stage.ts';
import type { Database } from '../database/database.ts';

/** The submissions since that time that may still wait for an answer: those without one, and those whose
 *  quote did not arrive. No suspected spam, no canary, and none from before there was a desk. */
export async function findUnanswered(db: Database, since: string): Promise<string[]> {
  const rows = await db
    .selectFrom('submissions')
    .select('id')
    .where('receivedAt', '>=', since)
    .where('flag', 'is', null)
    .where('deskKey', 'is not', null)
    .where(({ exists, not, or, selectFrom }) => {
      const has = (kinds: readonly EventKind[]) =>
        exists(
          selectFrom('events')
            .select('number')
            .whereRef('events.submissionId', '=', 'submissions.id')
            .where('events.kind', 'in', kinds),
        );
      return or([not(has(ANSWERS)), has(['undelivered'])]);
    })
    .orderBy('receivedAt')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** The submissions to which something of these kinds happened since that time. */
export async function findWithEvents(
  db: Database,
  kinds: readonly EventKind[],
  since: string,
): Promise<string[]> {
  const rows = await db
    .selectFrom('events')
    .select('submissionId')
    .distinct()
    .where('kind', 'in', kinds)
    .where('at', '>=', since)
    .execute();
  return rows.map(({ submissionId }) => submissionId);
}

/** The submissions with a quote whose day of arrival, or whose last day, is one of these; both inclusive. */
export async function findWithQuoteDay(
  db: Database,
  column: 'day' | 'validUntil',
  from: string,
  to: string,
): Promise<string[]> {
  const rows = await db
    .selectFrom('events')
    .select('submissionId')
    .distinct()
    .where(column, '>=', from)
    .where(column, '<=', to)
    .execute();
  return rows.map(({ submissionId }) => submissionId);
}

/** The accepted requests that wish to move on one of these days, both inclusive. */
export async function findAcceptedWithWish(
  db: Database,
  from: string,
  to: string,
): Promise<string[]> {
  const rows = await db
    .selectFrom('requests')
    .innerJoin('events', 'events.submissionId', 'requests.id')
    .select('requests.id')
    .distinct()
    .where('moveDate', '>=', from)
    .where('moveDate', '<=', to)
    .where('events.kind', '=', 'accepted')
    .execute();
  return rows.map(({ id }) => id);
}
