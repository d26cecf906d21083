import { ANSWERS } from '../../domain/history/stage.ts';
import type { Database } from '../database/database.ts';

/** A request or message without an answer, and the key with which the team can give one. */
export interface Unanswered {
  readonly id: string;
  readonly receivedAt: string;
  readonly deskKey: string;
}

/** The requests and messages since that time without an answer, the earliest first: no suspected
 *  spam, no canary, and none from before there was a desk. */
export function findUnanswered(db: Database, since: string): Promise<Unanswered[]> {
  const received = (table: 'quoteRequests' | 'contactSubmissions') =>
    db
      .selectFrom(table)
      .select(['id', 'receivedAt'])
      .where('flag', 'is', null)
      .where('receivedAt', '>=', since);
  return db
    .selectFrom(received('quoteRequests').unionAll(received('contactSubmissions')).as('received'))
    .innerJoin('deskKeys', 'deskKeys.subjectId', 'received.id')
    .select(['received.id', 'received.receivedAt', 'deskKeys.deskKey'])
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('deskEvents')
            .select('deskEvents.id')
            .whereRef('deskEvents.subjectId', '=', 'received.id')
            .where('deskEvents.kind', 'in', ANSWERS),
        ),
      ),
    )
    .orderBy('received.receivedAt')
    .orderBy('received.id')
    .execute();
}

/** The ids of what was quoted, or whose visitor asked for a call, since that time. */
export async function findTalkedAbout(db: Database, since: string): Promise<string[]> {
  const quoted = db
    .selectFrom('deskEvents')
    .select('subjectId as id')
    .where('kind', '=', 'quoted')
    .where('at', '>=', since);
  const calls = db
    .selectFrom('followUps')
    .select('quoteId as id')
    .where('kind', '=', 'call')
    .where('at', '>=', since);
  const rows = await quoted.union(calls.$narrowType<{ id: string }>()).execute();
  return rows.map(({ id }) => id);
}
