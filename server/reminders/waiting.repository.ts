import type { EventKind } from '../../domain/history/event.ts';
import { AGREED, UNANSWERED } from '../../domain/history/stage.ts';
import type { Database } from '../database/database.ts';

/** The submissions since that time that wait for an answer: also those whose quote did not arrive. No suspected spam, no canary, and none from before there was a desk. */
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

/** The requests whose day is to be confirmed, and is that day or later. */
export async function findToConfirmAhead(db: Database, day: string): Promise<string[]> {
  const rows = await db
    .selectFrom('submissions')
    .select('id')
    .where('moveDay', '>=', day)
    .where('stage', '=', 'accepted')
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

/** The agreed moves of these days, both inclusive. */
export async function findMoving(db: Database, from: string, to: string): Promise<string[]> {
  const rows = await db
    .selectFrom('submissions')
    .select('id')
    .where('moveDay', '>=', from)
    .where('moveDay', '<=', to)
    .where('stage', 'in', AGREED)
    .execute();
  return rows.map(({ id }) => id);
}
