import type { Database } from '../database/database.ts';
import type { ContactRow } from '../database/tables/message.table.ts';
import type { Receipt } from '../database/tables/submission.table.ts';

/** @returns undefined, having stored nothing, if the reference or the key already exists */
export async function insertContact(
  db: Database,
  message: ContactRow,
): Promise<Receipt | undefined> {
  return db
    .insertInto('contactSubmissions')
    .values(message)
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'reference', 'receivedAt'])
    .executeTakeFirst();
}

export async function findContact(db: Database, id: string): Promise<ContactRow | undefined> {
  return db.selectFrom('contactSubmissions').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function findContacts(db: Database, ids: readonly string[]): Promise<ContactRow[]> {
  if (ids.length === 0) return [];
  return db.selectFrom('contactSubmissions').selectAll().where('id', 'in', ids).execute();
}

export async function findContactByKey(db: Database, idempotencyKey: string) {
  return db
    .selectFrom('contactSubmissions')
    .select(['id', 'reference', 'receivedAt', 'bodyHash'])
    .where('idempotencyKey', '=', idempotencyKey)
    .executeTakeFirst();
}
