import { type Kysely, sql } from 'kysely';

/** Why a visitor said no. */
export const ends = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table submissions add column said_no text`.execute(db);
  },
};
