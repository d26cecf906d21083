import { type Kysely, sql } from 'kysely';
import { isSqlite } from '../dialect.ts';

/** The link in an email has its own key: whoever opens the page by it has shown that the address is theirs. */
export const mailKey = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table submissions add column mail_key text`.execute(db);
    await sql`alter table submissions add column is_proved integer not null default 0`.execute(db);
    const random = isSqlite(db)
      ? sql`lower(hex(randomblob(16)))`
      : sql`replace(gen_random_uuid()::text, '-', '')`;
    await sql`update submissions set mail_key = ${random} where link_key is not null`.execute(db);
    // Each opening of a link asks for it.
    await sql`create unique index submissions_mail_key on submissions (mail_key)`.execute(db);
    // Whether anybody at an address ever opened one is asked before each email to it, also of an address with
    // thousands of requests.
    await sql`create index submissions_proved on submissions (lower(email)) where is_proved = 1`.execute(
      db,
    );
    // There was one key until now: whoever opened or answered a quote counts as before.
    await sql`update submissions set is_proved = 1 where exists (
      select 1 from events
      where submission_id = submissions.id and kind in ('seen', 'asked', 'accepted', 'declined')
        and number > coalesce((
          select max(number) from events changed
          where changed.submission_id = submissions.id and changed.kind = 'changed'
            and changed.content like '%"field":"email"%'
        ), 0)
    )`.execute(db);
  },
};
