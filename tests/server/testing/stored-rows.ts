import type { Database } from '../../../server/database/database.ts';

/** All stored requests, in the order in which they came. */
export function requestRows(db: Database) {
  return db
    .selectFrom('submissions')
    .innerJoin('requests', 'requests.id', 'submissions.id')
    .selectAll()
    .orderBy('submissions.id')
    .execute();
}

/** All stored messages, in the order in which they came. */
export function messageRows(db: Database) {
  return db
    .selectFrom('submissions')
    .innerJoin('messages', 'messages.id', 'submissions.id')
    .selectAll()
    .orderBy('submissions.id')
    .execute();
}
