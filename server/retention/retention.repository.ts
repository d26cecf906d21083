import type { KindName } from '../../domain/request/kind.ts';
import { SUSPICIONS } from '../../domain/request/suspicion.ts';
import type { Database } from '../database/database.ts';
import type { KindCounts } from '../requests/submission.ts';
import type { RetentionLimits } from './retention-limits.ts';

/** The submissions past their retention.
 *  @param most of each reason; all if not given */
export async function findExpired(
  db: Database,
  { requests, suspected, accounts }: RetentionLimits,
  most?: number,
) {
  const all = db.selectFrom('submissions').select(['id', 'kind']);
  // Each has its index. With one condition for all SQLite reads every row.
  const queries = [
    all.where('receivedAt', '<', requests),
    all.where('keptUntil', '<', accounts),
    all.where('flag', 'in', SUSPICIONS).where('receivedAt', '<', suspected),
  ];
  const found = new Map<string, KindName>();
  for (const query of queries) {
    const rows = await query.$if(most !== undefined, (some) => some.limit(most ?? 0)).execute();
    for (const { id, kind } of rows) found.set(id, kind);
  }
  return found;
}

/** Deletes what was counted before that day. */
export async function deleteTaps(db: Database, before: string): Promise<void> {
  await db.deleteFrom('taps').where('day', '<', before).execute();
}

export async function countExpired(db: Database, limits: RetentionLimits): Promise<KindCounts> {
  const counts: Partial<Record<KindName, number>> = {};
  for (const kind of (await findExpired(db, limits)).values()) {
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return counts;
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
