import { type Kysely, sql } from 'kysely';

/** The team's pages open on devices that are signed in. The diary's page has no key any more, and no list is mailed. */
export const devices = {
  async up<T>(db: Kysely<T>): Promise<void> {
    await sql`create table devices (
      id text primary key not null,
      name text not null,
      key_hash text not null unique,
      signed_in_at text not null,
      browser text not null,
      invited text not null,
      last_used text not null,
      signed_out_at text
    )`.execute(db);
    await sql`create table sign_in_links (
      key_hash text primary key not null,
      invited text not null,
      expires_at text not null,
      used_at text,
      used_with text,
      device_id text
    )`.execute(db);
    await sql`delete from diary_keys where opens = 'page'`.execute(db);
    await sql`delete from outbox where kind = 'list'`.execute(db);
    await sql`delete from job_runs where name like 'list %'`.execute(db);
  },
};
