import type { Database } from '../database/database.ts';
import { isSqlite } from '../database/dialect.ts';
import type { ContactRow } from '../database/tables/message.table.ts';
import { findContact } from '../message/message.repository.ts';
import { findQuote, type StoredQuote } from '../request/request.repository.ts';
import { findDeskSubject } from '../submissions/desk-key.repository.ts';

/** The request or message that a key of the desk opens. */
export type DeskSubject =
  | ({ readonly subject: 'quote' } & StoredQuote)
  | ({ readonly subject: 'message' } & ContactRow);

export async function findSubject(db: Database, deskKey: string): Promise<DeskSubject | undefined> {
  const id = await findDeskSubject(db, deskKey);
  if (id === undefined) return undefined;
  const quote = await findQuote(db, id);
  if (quote) return { subject: 'quote', ...quote };
  const message = await findContact(db, id);
  return message && { subject: 'message', ...message };
}

/** Locks the request or message against other acts for the transaction: the team's and the visitor's
 *  wait for each other. SQLite has one writer anyway. */
export async function lockSubject(
  trx: Database,
  deskKey: string,
): Promise<DeskSubject | undefined> {
  const id = await findDeskSubject(trx, deskKey);
  if (id === undefined) return undefined;
  if (!isSqlite(trx)) {
    for (const table of ['quoteRequests', 'contactSubmissions'] as const) {
      await trx.selectFrom(table).select('id').where('id', '=', id).forUpdate().execute();
    }
  }
  return findSubject(trx, deskKey);
}
