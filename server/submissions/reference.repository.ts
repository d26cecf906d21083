import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

/** Whether anything has this reference. Quotes and messages share one series: a caller on the phone
 *  does not say which of the two it is, and their mail files must not collide. The reference of a
 *  deleted request is not reused: the team was asked to remove everything under that name. */
export async function isReferenceTaken(db: Database, reference: string): Promise<boolean> {
  // Written as SQL, because each request waits for it: building it took as long as storing a mail.
  const { rows } = await sql`
    select 1 from quote_requests where reference = ${reference}
    union all select 1 from contact_submissions where reference = ${reference}
    union all select 1 from follow_ups where reference = ${reference}
    limit 1`.execute(db);
  return rows.length > 0;
}
