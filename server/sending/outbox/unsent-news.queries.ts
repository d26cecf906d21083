import type { VisitorMail } from '../../../domain/move/event.ts';
import type { Database } from '../../database/database.ts';

/** The team phones a visitor whose email of one of these kinds does not go out. */
const NEWS = [
  'quote',
  'confirmation',
  'cancellation',
  'day-before',
  'bill',
] as const satisfies VisitorMail[];

/** The mails with news for a visitor that have failed to go out so far and are tried again, by submission. */
export async function findUnsentNews(db: Database): Promise<ReadonlyMap<string, VisitorMail[]>> {
  const rows = await db
    .selectFrom('outbox')
    .select(['submissionId', 'kind'])
    .where('channel', '=', 'mail') // for the index
    .where('state', '=', 'waiting')
    .where('kind', 'in', NEWS)
    .where('attempts', '>', 0)
    .$narrowType<{ submissionId: string; kind: (typeof NEWS)[number] }>()
    .execute();
  const bySubmission = Map.groupBy(rows, ({ submissionId }) => submissionId);
  return new Map([...bySubmission].map(([id, mails]) => [id, mails.map(({ kind }) => kind)]));
}
