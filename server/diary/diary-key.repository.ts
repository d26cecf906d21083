import type { Database } from '../database/database.ts';
import type { DiaryKeyTable } from '../database/tables/diary-key.table.ts';
import { inTransaction } from '../database/transaction.ts';
import { newLinkKey } from '../submissions/link-key.ts';

export type DiaryKeys = Readonly<Record<DiaryKeyTable['opens'], string>>;

/** @returns undefined before the first ones were made */
export async function findDiaryKeys(db: Database): Promise<DiaryKeys | undefined> {
  const rows = await db.selectFrom('diaryKeys').select(['opens', 'key']).execute();
  const keyOf = (part: DiaryKeyTable['opens']) => rows.find(({ opens }) => opens === part)?.key;
  const [page, feed] = [keyOf('page'), keyOf('feed')];
  return page !== undefined && feed !== undefined ? { page, feed } : undefined;
}

/** Makes new keys; earlier ones no longer open anything. */
export async function replaceDiaryKeys(db: Database): Promise<DiaryKeys> {
  const keys = { page: newLinkKey(), feed: newLinkKey() };
  await inTransaction(db, async (trx) => {
    await trx.deleteFrom('diaryKeys').execute();
    const rows = (['page', 'feed'] as const).map((opens) => ({ opens, key: keys[opens] }));
    await trx.insertInto('diaryKeys').values(rows).execute();
  });
  return keys;
}

/** Whether the key opens that part of the diary. */
export async function opensDiary(
  db: Database,
  opens: DiaryKeyTable['opens'],
  key: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('diaryKeys')
    .select('opens')
    .where('opens', '=', opens)
    .where('key', '=', key)
    .executeTakeFirst();
  return row !== undefined;
}
