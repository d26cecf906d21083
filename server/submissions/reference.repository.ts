import type { Database } from '../database/database.ts';

/** Whether anything has this reference. Quotes and messages share one series: a caller on the phone
 *  does not say which of the two it is, and their mail files must not collide. The reference of a
 *  deleted request is not reused: the team was asked to remove everything under that name. */
export async function isReferenceTaken(db: Database, reference: string): Promise<boolean> {
  const all = db
    .selectFrom('quoteRequests')
    .select('reference')
    .unionAll(db.selectFrom('contactSubmissions').select('reference'))
    .unionAll(db.selectFrom('followUps').select('reference'));
  const taken = await db
    .selectFrom(all.as('all'))
    .select('reference')
    .where('reference', '=', reference)
    .executeTakeFirst();
  return taken !== undefined;
}
