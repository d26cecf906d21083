import { sql } from 'kysely';
import type { Taps } from '../../domain/source/tap.ts';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';

const KEY = ['day', 'page', 'kind', 'source'] as const satisfies readonly (keyof Taps)[];

/** Adds to what this or another server has stored. In one order, so that no two servers wait for each other.
 *  @param most that are counted of one day, page, kind and source */
export async function addTaps(db: Database, taps: readonly Taps[], most: number): Promise<void> {
  const keyOf = (each: Taps) => KEY.map((part) => each[part]).join(' ');
  const rows = taps.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
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
