import type { Kysely } from 'kysely';

export const contactSubmissions = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('contact_submissions')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('reference', 'text', (column) => column.notNull().unique())
      .addColumn('received_at', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('phone', 'text', (column) => column.notNull())
      .addColumn('message', 'text', (column) => column.notNull())
      .addColumn('idempotency_key', 'text', (column) => column.unique())
      .addColumn('body_hash', 'text')
      .execute();
  },
};
