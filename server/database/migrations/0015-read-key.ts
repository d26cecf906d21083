import { type Kysely, sql } from 'kysely';
import { isSqlite } from '../dialect.ts';

/** What is printed or sent on carries a key that only reads. Requests that are there already have no paper with one, but
 *  their next print needs it. */
export const readKey = {
  async up<T>(db: Kysely<T>): Promise<void> {
    await sql`alter table submissions add column read_key text`.execute(db);
    const random = isSqlite(db)
      ? sql`lower(hex(randomblob(16)))`
      : sql`replace(gen_random_uuid()::text, '-', '')`;
    // What is kept of a deleted request has none.
    await sql`update submissions set read_key = ${random}
      where link_key is not null and kept_until is null`.execute(db);
    // Each opening of such a link asks for it.
    await sql`create unique index submissions_read_key on submissions (read_key)`.execute(db);
  },
};
