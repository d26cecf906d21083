import { sql } from 'kysely';
import { localDay } from '../../domain/dates/local-time.ts';
import type { CountedTaps, Taps } from '../../domain/figures/tap.ts';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';

const KEY = ['day', 'page', 'kind', 'source'] as const satisfies readonly (keyof Taps)[];

/** The same for taps that are counted as one. */
export function tapKey(tap: Pick<Taps, (typeof KEY)[number]>): string {
  return KEY.map((part) => tap[part]).join(' ');
}

/** Adds to what this or another server has stored. In one order, so that no two servers wait for each other.
 *  @param most that are counted of one day, page, kind and source */
export async function addTaps(db: Database, taps: readonly Taps[], most: number): Promise<void> {
  const rows = taps.toSorted((one, other) => (tapKey(one) < tapKey(other) ? -1 : 1));
  await inTransaction(db, async (trx) => {
    for (const row of rows) {
      const sum = sql<number>`taps.count + ${row.count}`;
      const count = sql<number>`case when ${sum} < ${most} then ${sum} else ${most} end`;
      await trx
        .insertInto('taps')
        .values(row)
        .onConflict((conflict) => conflict.columns(KEY).doUpdateSet({ count }))
        .execute();
    }
  });
}

/** ISO times. */
export interface TimeRange {
  readonly from: string;
  /** Exclusive. */
  readonly before: string;
}

/** The taps of these days, added up by what they share. */
export async function findTaps(
  db: Database,
  { from, before }: TimeRange,
  shared: readonly (typeof KEY)[number][],
): Promise<CountedTaps[]> {
  const rows = await db
    .selectFrom('taps')
    .select([...shared, ({ fn }) => fn.sum('count').as('sum')])
    .where('day', '>=', localDay(new Date(from)))
    .where('day', '<', localDay(new Date(before)))
    .groupBy(shared)
    .execute();
  return rows.map(({ sum, ...row }) => ({ ...row, count: Number(sum) }));
}
