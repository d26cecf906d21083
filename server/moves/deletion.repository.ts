import type { Database } from '../database/database.ts';
import type { DeletionTable } from '../database/tables/deletion.table.ts';
import { deleteDeletionMail } from '../sending/outbox/outbox.queries.ts';

/** The notices that visitors deleted requests, or the one with this reference. */
export async function findDeletions(db: Database, reference?: string): Promise<DeletionTable[]> {
  return db
    .selectFrom('deletions')
    .selectAll()
    .$if(reference !== undefined, (query) => query.where('reference', '=', reference ?? ''))
    .orderBy('at')
    .execute();
}

/** Removes the notices from before this time, with their mail in the outbox. */
export async function deleteDeletions(trx: Database, before: string): Promise<void> {
  const rows = await trx
    .deleteFrom('deletions')
    .where('at', '<', before)
    .returning('reference')
    .execute();
  const references = rows.map(({ reference }) => reference);
  if (references.length > 0) await deleteDeletionMail(trx, references);
}
