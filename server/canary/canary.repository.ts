import type { Database } from '../database/database.ts';

/** The newest canary, and the state of its mail. */
export async function findLastCanary(db: Database) {
  return db
    .selectFrom('submissions')
    .leftJoin('outbox', 'outbox.submissionId', 'submissions.id')
    .select(['receivedAt', 'state', 'finishedAt'])
    .where('flag', '=', 'canary')
    .orderBy('receivedAt', 'desc')
    .limit(1)
    .executeTakeFirst();
}
