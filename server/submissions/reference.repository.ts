import type { Database } from '../database/database.ts';

/** Whether anything has this reference. Quotes and messages share one series: on the phone nobody
 *  says which of the two it is, and the mail of one must not take the other's file. */
export async function isReferenceTaken(db: Database, reference: string): Promise<boolean> {
  const taken = await db
    .selectFrom('quoteRequests')
    .select('id')
    .where('reference', '=', reference)
    .unionAll(db.selectFrom('contactSubmissions').select('id').where('reference', '=', reference))
    .executeTakeFirst();
  return taken !== undefined;
}
