import type { Kysely } from 'kysely';

/** Uses only types that SQLite and PostgreSQL share. Times are ISO 8601 text in UTC, always with
 *  milliseconds: both databases sort it by time, and a person can read it in the shell. */
export const requestsAndOutbox = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('quote_requests')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('reference', 'text', (column) => column.notNull().unique())
      .addColumn('received_at', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('phone', 'text', (column) => column.notNull())
      .addColumn('move_type', 'text', (column) => column.notNull())
      .addColumn('from_address', 'text', (column) => column.notNull())
      .addColumn('to_address', 'text', (column) => column.notNull())
      .addColumn('move_date', 'text', (column) => column.notNull())
      .addColumn('delivery_method', 'text', (column) => column.notNull())
      .addColumn('bedrooms', 'text', (column) => column.notNull())
      .addColumn('bathrooms', 'text', (column) => column.notNull())
      .addColumn('has_garage', 'text', (column) => column.notNull())
      .addColumn('has_storeroom', 'text', (column) => column.notNull())
      .addColumn('additional_notes', 'text', (column) => column.notNull())
      .addColumn('inventory', 'text', (column) => column.notNull())
      .addColumn('idempotency_key', 'text', (column) => column.unique())
      .addColumn('body_hash', 'text')
      .execute();

    await db.schema
      .createTable('outbox')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('subject_id', 'text', (column) => column.notNull())
      .addColumn('message_id', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('due_at', 'text', (column) => column.notNull())
      .addColumn('lease_id', 'text')
      .addColumn('failures', 'integer', (column) => column.notNull())
      .addColumn('last_error', 'text')
      .addColumn('settled_at', 'text')
      .execute();

    await db.schema
      .createIndex('outbox_due')
      .on('outbox')
      .columns(['state', 'due_at', 'id'])
      .execute();
  },
};
