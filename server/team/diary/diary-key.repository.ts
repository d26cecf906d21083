import type { Database } from '../../database/database.ts';
import { inTransaction } from '../../database/transaction.ts';
import { newLinkKey } from '../../requests/link-key.ts';

/** @returns undefined before the first one was made */
export async function findFeedKey(db: Database): Promise<string | undefined> {
  const row = await db
    .selectFrom('diaryKeys')
    .select('key')
    .where('opens', '=', 'feed')
    .executeTakeFirst();
  return row?.key;
}

/** Makes a new key of the feed; earlier ones no longer open it. */
export async function replaceFeedKey(db: Database): Promise<string> {
  const key = newLinkKey();
  await inTransaction(db, async (trx) => {
    await trx.deleteFrom('diaryKeys').execute();
    await trx.insertInto('diaryKeys').values({ opens: 'feed', key }).execute();
  });
  return key;
}

/** Whether the key opens the feed for calendars. */
export async function opensFeed(db: Database, key: string): Promise<boolean> {
  const row = await db
    .selectFrom('diaryKeys')
    .select('opens')
    .where('opens', '=', 'feed')
    .where('key', '=', key)
    .executeTakeFirst();
  return row !== undefined;
}
