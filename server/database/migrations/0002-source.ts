import { type Kysely, sql } from 'kysely';

/** Where the visit began that led to a request or message, as JSON. */
export const source = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table submissions add column source text`.execute(db);
  },
};
