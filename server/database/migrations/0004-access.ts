import type { Kysely } from 'kysely';

/** How a crew gets to both doors, as JSON; null when nothing was said, as in all requests before. */
export const access = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('quote_requests').addColumn('access', 'text').execute();
  },
};
