import type { Kysely } from 'kysely';

/** The server's notes to other servers about reminders, and an index for the requests of recent days, which a
 *  server reads each minute. */
export const reminders = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('notices')
      .addColumn('name', 'text', (column) => column.primaryKey().notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .execute();
    for (const table of ['quote_requests', 'contact_submissions']) {
      await db.schema.createIndex(`${table}_received_at`).on(table).column('received_at').execute();
    }
  },
};
