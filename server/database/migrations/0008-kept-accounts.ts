import { type Kysely, sql } from 'kysely';

/** Until when the account of a move is kept whose request was deleted. */
export const keptAccounts = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table submissions add column kept_until text`.execute(db);
    await sql`create index submissions_kept_until on submissions (kept_until) where kept_until is not null`.execute(
      db,
    );
  },
};
