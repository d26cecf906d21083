import { type Kysely, sql } from 'kysely';

/** The days of a move, of which it may have several. */
export const visits = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`create table visits (
      submission_id text not null references submissions (id) on delete cascade,
      visit integer not null,
      day text not null,
      trucks integer not null,
      primary key (submission_id, visit)
    )`.execute(db);
    await sql`create index visits_day on visits (day)`.execute(db);
    await sql`insert into visits (submission_id, visit, day, trucks)
      select id, 1, move_day, 1 from submissions where move_day like '____-__-__'`.execute(db);
    await sql`alter table deletions rename column move_day to visits`.execute(db);
    await sql`update deletions set visits = '[{"visit":1,"day":"' || visits || '"}]'
      where visits is not null`.execute(db);
  },
};
