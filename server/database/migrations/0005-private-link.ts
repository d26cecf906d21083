import type { Kysely } from 'kysely';

/** The key of a request's private link, null in all earlier requests, and visitors' actions by it. */
export const privateLink = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('quote_requests').addColumn('link_key', 'text').execute();
    // A separate index, because SQLite cannot add a unique column to an existing table.
    await db.schema
      .createIndex('quote_requests_link_key')
      .on('quote_requests')
      .column('link_key')
      .unique()
      .execute();

    await db.schema
      .createTable('follow_ups')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('quote_id', 'text')
      .addColumn('reference', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('changes', 'text')
      .execute();
    await db.schema
      .createIndex('follow_ups_quote_id')
      .on('follow_ups')
      .column('quote_id')
      .execute();
    await db.schema
      .createIndex('follow_ups_reference')
      .on('follow_ups')
      .column('reference')
      .execute();
  },
};
