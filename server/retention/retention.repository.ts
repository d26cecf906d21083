import type { ExpressionBuilder } from 'kysely';
import type { Database, Tables } from '../database/database.ts';
import type { KindCounts } from '../submissions/submission.ts';
import type { RetentionLimits } from './retention-limits.ts';

/** The ids of submissions past their retention. */
export async function findExpired(db: Database, limits: RetentionLimits): Promise<string[]> {
  const rows = await db.selectFrom('submissions').select('id').where(isExpired(limits)).execute();
  return rows.map(({ id }) => id);
}

/** Deletes what was counted before that day. */
export async function deleteTaps(db: Database, before: string): Promise<void> {
  await db.deleteFrom('taps').where('day', '<', before).execute();
}

export async function countExpired(db: Database, limits: RetentionLimits): Promise<KindCounts> {
  const counts = await db
    .selectFrom('submissions')
    .select(({ fn }) => ['kind', fn.countAll().as('rows')])
    .where(isExpired(limits))
    .groupBy('kind')
    .execute();
  return Object.fromEntries(counts.map(({ kind, rows }) => [kind, Number(rows)]));
}

/** When the newest submission came in that is not suspected; undefined if there is none. */
export async function newestOfVisitors(db: Database): Promise<string | undefined> {
  const row = await db
    .selectFrom('submissions')
    .select('receivedAt')
    .where('flag', 'is', null)
    .orderBy('receivedAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.receivedAt;
}

function isExpired({ requests, suspected, accounts }: RetentionLimits) {
  return ({ and, eb, or }: ExpressionBuilder<Tables, 'submissions'>) =>
    or([
      eb('receivedAt', '<', requests),
      // SQLite takes the index of those that are kept only for what says so.
      and([eb('keptUntil', 'is not', null), eb('keptUntil', '<', accounts)]),
      and([eb('flag', 'is not', null), eb('receivedAt', '<', suspected)]),
    ]);
}
