import { type Kysely, sql } from 'kysely';

/** Webhooks wait in the outbox too. What waits for one channel must not slow down the look for what is due in the
 *  other: hence the channel in front of the index. */
export const webhooks = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table outbox add column channel text not null default 'mail'`.execute(db);
    await sql`drop index outbox_due`.execute(db);
    await sql`create index outbox_due on outbox (channel, state, run_at, id)`.execute(db);
    await sql`create index outbox_leased on outbox (channel, state, run_at, id) where lease_id is not null`.execute(
      db,
    );
  },
};
