import type { Kysely } from 'kysely';

/** The reason to doubt that a submission comes from a visitor; null for most. */
export const flags = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('quote_requests').addColumn('flag', 'text').execute();
    await db.schema.alterTable('contact_submissions').addColumn('flag', 'text').execute();
  },
};
