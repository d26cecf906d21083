import type { EventKind } from '../../domain/history/event.ts';
import { isQuoted, type Stage, UNANSWERED } from '../../domain/history/stage.ts';
import type { Database } from '../database/database.ts';

/** The submissions since that time that wait for an answer, also those whose quote did not arrive. Without
 *  suspected spam, and what is older than the desk. */
export async function findUnanswered(db: Database, since: string): Promise<string[]> {
  const rows = await db
    .selectFrom('submissions')
    .select('id')
    .where('receivedAt', '>=', since)
    .where('flag', 'is', null)
    .where('deskKey', 'is not', null)
    .where('stage', 'in', UNANSWERED)
    .orderBy('receivedAt')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** The suspected submissions of which nobody has taken notice, the latest first. */
export async function findUnlookedSuspects(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('submissions')
    .select('id')
    .where('flag', 'is not', null)
    .where('stage', '=', 'waiting')
    .orderBy('receivedAt', 'desc')
    .execute();
  return rows.map(({ id }) => id);
}

/** The requests whose day is to be confirmed since that time or later. */
export async function findToConfirm(db: Database, since: string): Promise<string[]> {
  const rows = await db
    .selectFrom('events')
    .innerJoin('submissions', 'submissions.id', 'events.submissionId')
    .select('submissions.id')
    .distinct()
    .where('events.kind', 'in', ['accepted', 'agreed', 'changed'])
    .where('events.at', '>=', since)
    .where('submissions.stage', '=', 'accepted')
    .where('submissions.flag', 'is', null)
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

/** The submissions with a quote whose last day is one of these; both inclusive. */
export async function findRunningOut(db: Database, from: string, to: string): Promise<string[]> {
  const rows = await db
    .selectFrom('events')
    .select('submissionId')
    .distinct()
    .where('validUntil', '>=', from)
    .where('validUntil', '<=', to)
    .execute();
  return rows.map(({ submissionId }) => submissionId);
}

/** The requests with a yes and an open quote whose last day or moving day is one of these; both inclusive. */
export async function findRunOutAfterYes(
  db: Database,
  from: string,
  to: string,
): Promise<string[]> {
  const ids = [
    ...(await findPlanned(db, ['quoted', 'undelivered'], { from, to })),
    ...(await findRunningOut(db, from, to)),
  ];
  if (ids.length === 0) return [];
  // SQLite would begin a join with each yes that there ever was, and a condition on the stage with each quote.
  const rows = await db
    .selectFrom('submissions')
    .select(['id', 'stage'])
    .where('id', 'in', ids)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('events')
          .select('number')
          .whereRef('submissionId', '=', 'submissions.id')
          .where('events.kind', 'in', ['accepted', 'agreed']),
      ),
    )
    .execute();
  return rows.filter(({ stage }) => isQuoted(stage)).map(({ id }) => id);
}

/** The requests that the team means to call on one of these days, both inclusive. */
export async function findCallbacks(db: Database, from: string, to: string): Promise<string[]> {
  const rows = await db
    .selectFrom('submissions')
    .select('id')
    .where('callOn', '>=', from)
    .where('callOn', '<=', to)
    .execute();
  return rows.map(({ id }) => id);
}

/** The requests of these stages whose day is in words.
 *  @param since the ISO time from which they were received; of all times if not given */
export async function findUndated(
  db: Database,
  stages: readonly Stage[],
  since = '',
): Promise<string[]> {
  const rows = await db
    .selectFrom('submissions')
    .select('id')
    .where('stage', 'in', stages)
    .where('receivedAt', '>=', since)
    .where('moveDay', 'not like', '____-__-__')
    .execute();
  return rows.map(({ id }) => id);
}

/** The requests that are planned for one of these days, both inclusive, by their stage. */
export async function findPlanned(
  db: Database,
  stages: readonly Stage[],
  { from, to = '9999-12-31' }: { readonly from: string; readonly to?: string },
): Promise<string[]> {
  const rows = await db
    .selectFrom('submissions')
    .select('id')
    .where('moveDay', '>=', from)
    .where('moveDay', '<=', to)
    .where('stage', 'in', stages)
    .execute();
  return rows.map(({ id }) => id);
}
