import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { requestsAndOutbox } from './migrations/0001-requests-and-outbox.ts';
import { contactSubmissions } from './migrations/0002-contact-submissions.ts';
import { flags } from './migrations/0003-flags.ts';
import { access } from './migrations/0004-access.ts';

/** In this order; a migration that ran anywhere is never changed, a new one is added below it. */
const MIGRATIONS: Record<string, Migration> = {
  '0001-requests-and-outbox': requestsAndOutbox,
  '0002-contact-submissions': contactSubmissions,
  '0003-flags': flags,
  '0004-access': access,
};

/** @throws what stopped a migration; the tables are then as they were */
export async function migrate<T>(db: Kysely<T>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}
