import { type Kysely, sql } from 'kysely';

/** The books: money by the day on which it came. They outlive the request that they are about. */
export const payments = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`create table payments (
      submission_id text not null,
      event integer not null,
      reference text not null,
      day text not null,
      noted_on text not null,
      cents integer not null,
      how text not null,
      strikes integer,
      primary key (submission_id, event)
    )`.execute(db);
    await sql`create index payments_day on payments (day)`.execute(db);
    await sql`alter table submissions add column open_cents integer`.execute(db);
    // Each morning lists those with something open: few of all requests.
    await sql`create index submissions_open_cents on submissions (open_cents)
      where open_cents is not null`.execute(db);
  },
};
