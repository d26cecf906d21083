import type { Kysely } from 'kysely';

/** The crew's access to both doors, as JSON; null without answers, as in all earlier requests. */
export const access = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('quote_requests').addColumn('access', 'text').execute();
  },
};
