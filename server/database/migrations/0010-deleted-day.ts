import { type Kysely, sql } from 'kysely';

/** The day of a move that its visitor deleted. Uses only types that SQLite and PostgreSQL share. */
export const deletedDay = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql.raw('alter table deletions add column move_day text').execute(db);
  },
};
