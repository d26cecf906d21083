import type { Database } from '../database/database.ts';
import { newLinkKey } from './link-key.ts';

/** Gives a request or message the key of the team's page, in place of an earlier one. */
export async function insertDeskKey(db: Database, subjectId: string): Promise<string> {
  const deskKey = newLinkKey();
  await db
    .insertInto('deskKeys')
    .values({ subjectId, deskKey })
    .onConflict((conflict) => conflict.column('subjectId').doUpdateSet({ deskKey }))
    .execute();
  return deskKey;
}

/** @returns undefined for a submission that is older than the desk */
export async function findDeskKey(db: Database, subjectId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('deskKeys')
    .select('deskKey')
    .where('subjectId', '=', subjectId)
    .executeTakeFirst();
  return row?.deskKey;
}

/** @returns the id of the request or message that the key opens */
export async function findDeskSubject(db: Database, deskKey: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('deskKeys')
    .select('subjectId')
    .where('deskKey', '=', deskKey)
    .executeTakeFirst();
  return row?.subjectId;
}
