import type { Kysely } from 'kysely';

/** Why a submission is not taken for a visitor's at once; null for most. */
export const flags = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('quote_requests').addColumn('flag', 'text').execute();
    await db.schema.alterTable('contact_submissions').addColumn('flag', 'text').execute();
  },
};
