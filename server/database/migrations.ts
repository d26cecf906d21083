import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { leadsName } from '../config.ts';
import { StartError } from '../start-error.ts';
import { requestsAndOutbox } from './migrations/0001-requests-and-outbox.ts';
import { contactSubmissions } from './migrations/0002-contact-submissions.ts';
import { flags } from './migrations/0003-flags.ts';
import { access } from './migrations/0004-access.ts';
import { privateLink } from './migrations/0005-private-link.ts';
import { desk } from './migrations/0006-desk.ts';
import { reminders } from './migrations/0007-reminders.ts';
import { submissionsAndEvents } from './migrations/0008-submissions-and-events.ts';
import { diary } from './migrations/0009-diary.ts';
import { deletedDay } from './migrations/0010-deleted-day.ts';
import { daysOfAStage } from './migrations/0011-days-of-a-stage.ts';

/** Run in this order. A migration that ran anywhere is never changed; add a new one at the end. */
export const MIGRATIONS: Record<string, Migration> = {
  '0001-requests-and-outbox': requestsAndOutbox,
  '0002-contact-submissions': contactSubmissions,
  '0003-flags': flags,
  '0004-access': access,
  '0005-private-link': privateLink,
  '0006-desk': desk,
  '0007-reminders': reminders,
  '0008-submissions-and-events': submissionsAndEvents,
  '0009-diary': diary,
  '0010-deleted-day': deletedDay,
  '0011-days-of-a-stage': daysOfAStage,
};

/** A newer version of this program has run migrations that this one does not know. */
export class NewerDatabaseError extends StartError {}

/** @throws the error that stopped a migration; the tables then stay as they were */
export async function migrate<T>(db: Kysely<T>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  const { error } = await migrator.migrateToLatest();
  if (error === undefined) return;
  // Kysely words its error for an unknown migration like this.
  const isNewer = error instanceof Error && error.message.startsWith('corrupted migrations');
  throw isNewer
    ? new NewerDatabaseError(
        `The database comes from a newer version of this program (${error.message}). Update the program, or restore a backup from before: ${leadsName()} help restore.`,
      )
    : error;
}
