import { type Kysely, sql } from 'kysely';

/** What limits the emails that acknowledge requests. */
export const acknowledgements = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`create table acknowledgements (
      mark text primary key not null,
      at text not null,
      since text not null,
      count integer not null
    )`.execute(db);
    // How many went out today is asked with each request.
    await sql`create index acknowledgements_at on acknowledgements (at)`.execute(db);
  },
};
