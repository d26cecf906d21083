import type { Database } from '../database/database.ts';
import type { VisitorActionRow } from '../database/tables/visitor-action.table.ts';
import { deleteMailAbout } from '../outbox/outbox.queries.ts';

/** Notices that a visitor deleted a request: the reference and the time, but no personal data. */
export async function findDeletionNotices(
  db: Database,
  reference?: string,
): Promise<VisitorActionRow[]> {
  return db
    .selectFrom('followUps')
    .selectAll()
    .where('kind', '=', 'deletion')
    .$if(reference !== undefined, (query) => query.where('reference', '=', reference ?? ''))
    .orderBy('id')
    .execute();
}

/** Removes the notices from before this time, with their mail in the outbox.
 *  @returns their references */
export async function deleteDeletionNotices(trx: Database, before: string): Promise<string[]> {
  const old = await trx
    .selectFrom('followUps')
    .select(['id', 'reference'])
    .where('kind', '=', 'deletion')
    .where('at', '<', before)
    .execute();
  if (old.length === 0) return [];
  const ids = old.map(({ id }) => id);
  await deleteMailAbout(trx, ids);
  await trx.deleteFrom('followUps').where('id', 'in', ids).execute();
  return old.map(({ reference }) => reference);
}
