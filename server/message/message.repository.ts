import type { ContactMessage } from '../../domain/message/message.schema.ts';
import type { Database } from '../database/database.ts';
import type { Submission } from '../submissions/submission.ts';

export async function insertMessage(
  trx: Database,
  id: string,
  { message }: ContactMessage,
): Promise<void> {
  await trx.insertInto('messages').values({ id, message }).execute();
}

export async function findMessages(
  db: Database,
  submissions: readonly Submission[],
): Promise<Map<string, ContactMessage>> {
  const visitors = new Map(submissions.map((each) => [each.id, each]));
  const rows = await db
    .selectFrom('messages')
    .selectAll()
    .where('id', 'in', [...visitors.keys()])
    .execute();
  return new Map(
    rows.flatMap(({ id, message }) => {
      const visitor = visitors.get(id);
      if (!visitor) return [];
      const { name, email, phone } = visitor;
      return [[id, { name, email, phone, message }]];
    }),
  );
}
