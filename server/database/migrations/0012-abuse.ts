import { type Kysely, sql } from 'kysely';

/** Mail leaves by its priority, and what comes in a flood is told in one mail: a digest. */
export const abuse = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table outbox add column priority integer not null default 2`.execute(db);
    await sql`update outbox set priority = 0 where channel = 'webhook' or kind in (
      'quote', 'acceptance', 'confirmation', 'cancellation', 'day-before', 'bill', 'correction', 'link', 'sign-in'
    )`.execute(db);
    await sql`update outbox set priority = 1 where kind in ('answer', 'undelivered', 'morning', 'signed-in')`.execute(
      db,
    );
    await sql`drop index outbox_due`.execute(db);
    await sql`drop index outbox_leased`.execute(db);
    await sql`create index outbox_due on outbox (channel, state, priority, run_at, id)`.execute(db);
    await sql`create index outbox_leased on outbox (channel, state, priority, run_at, id) where lease_id is not null`.execute(
      db,
    );
    await sql`create index outbox_digest on outbox (about, state) where kind = 'digest'`.execute(
      db,
    );
    await sql`alter table submissions add column digest text`.execute(db);
    await sql`create index submissions_digest on submissions (digest) where digest is not null`.execute(
      db,
    );
    // Whether many came in the last minutes is asked with each one.
    await sql`create index submissions_unsuspected on submissions (received_at) where flag is null`.execute(
      db,
    );
  },
};
