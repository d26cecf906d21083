import type { ContactMessage } from '../../../domain/request/message.schema.ts';
import type { Database } from '../../database/database.ts';

export async function insertMessage(
  trx: Database,
  id: string,
  { message }: ContactMessage,
): Promise<void> {
  await trx.insertInto('messages').values({ id, message }).execute();
}

export async function findMessages(db: Database, ids: readonly string[]) {
  const rows = await db.selectFrom('messages').selectAll().where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, message }) => [id, { message }]));
}
