import { type Kysely, sql } from 'kysely';

/** Since when something is missing or broken after a move, for the morning email. */
export const reports = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table submissions add column reported_at text`.execute(db);
    await sql`create index submissions_reported_at on submissions (reported_at) where reported_at is not null`.execute(
      db,
    );
  },
};
