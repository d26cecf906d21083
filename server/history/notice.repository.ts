import type { Database } from '../database/database.ts';

export const RESTORED = 'restored';

/** The names of the days whose morning mail was decided on begin so. */
export const MORNING = 'morning ';

/** @returns when that happened; undefined if it did not */
export async function noticedAt(db: Database, name: string): Promise<Date | undefined> {
  const row = await db
    .selectFrom('notices')
    .select('at')
    .where('name', '=', name)
    .executeTakeFirst();
  return row && new Date(row.at);
}

/** @returns false, having stored nothing, if it is there already */
export async function insertNotice(trx: Database, name: string, at: Date): Promise<boolean> {
  const inserted = await trx
    .insertInto('notices')
    .values({ name, at: at.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('name')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Removes the notices of earlier days: only the last one says anything. */
export async function deleteEarlierMornings(trx: Database, day: string): Promise<void> {
  await trx
    .deleteFrom('notices')
    .where('name', 'like', `${MORNING}%`)
    .where('name', '<', MORNING + day)
    .execute();
}
