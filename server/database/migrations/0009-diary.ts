import { type Kysely, sql } from 'kysely';

/** Calls that the team means to make, and the keys of its diary. Uses only types that SQLite and PostgreSQL
 *  share. */
export const diary = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of [
      'alter table submissions add column call_on text',
      'create index submissions_call_on on submissions (call_on) where call_on is not null',
      'create table diary_keys (opens text primary key not null, "key" text not null unique)',
    ]) {
      await sql.raw(statement).execute(db);
    }
  },
};
