import { type Kysely, sql } from 'kysely';

/** The source of the visit that led to a request or message, as JSON. */
export const source = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table submissions add column source text`.execute(db);
  },
};
