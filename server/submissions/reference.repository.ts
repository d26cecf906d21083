import type { Database } from '../database/database.ts';

/** Whether anything has this reference. Quotes and messages share one series: on the phone nobody
 *  says which of the two it is, and the mail of one must not take the other's file. Nor does a
 *  reference come back that its visitor deleted: the team was asked to remove what it has under that
 *  name. */
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
