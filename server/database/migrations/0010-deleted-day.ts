import { type Kysely, sql } from 'kysely';

/** The day of a move that its visitor deleted. And the planned day of a move with an open quote: the wish, if the
 *  visitor has asked for another day since. Uses only SQL that SQLite and PostgreSQL share. */
export const deletedDay = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql.raw('alter table deletions add column move_day text').execute(db);
    await sql`
      update submissions
      set move_day = (select nullif(move_date, '') from requests where requests.id = submissions.id)
      where stage in ('quoted', 'undelivered') and exists (
        select 1 from events as changed
        where changed.submission_id = submissions.id
          and changed.kind = 'changed'
          and changed.content like '%"label":"Preferred date"%'
          and changed.number > (
            select max(quoted.number) from events as quoted
            where quoted.submission_id = submissions.id and quoted.kind = 'quoted'
          )
      )`.execute(db);
  },
};
