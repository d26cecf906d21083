import type { Database } from '../database/database.ts';

/** @returns when a backup took the database's place the last time; undefined if none did */
export async function restoredAt(db: Database): Promise<Date | undefined> {
  const row = await db
    .selectFrom('notices')
    .select('at')
    .where('name', '=', RESTORED)
    .executeTakeFirst();
  return row && new Date(row.at);
}

export const RESTORED = 'restored';
