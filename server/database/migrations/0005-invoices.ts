import { type Kysely, sql } from 'kysely';

/** Tax invoices, which outlive the request that they are about. */
export const invoices = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`create table invoices (
      number integer primary key not null,
      at text not null,
      ended_at text,
      content text not null
    )`.execute(db);
    await sql`create index invoices_at on invoices (at)`.execute(db);
    await sql`create index invoices_ended_at on invoices (ended_at) where ended_at is not null`.execute(
      db,
    );
  },
};
