import type { VisitorMail } from '../../domain/history/event.ts';
import type { Database } from '../database/database.ts';

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
    .where('state', '=', 'waiting')
    .where('kind', 'in', NEWS)
    .where('attempts', '>', 0)
    .execute();
  const news = new Map<string, VisitorMail[]>();
  for (const { submissionId, kind } of rows) {
    const mail = NEWS.find((each) => each === kind);
    if (submissionId && mail) news.set(submissionId, [...(news.get(submissionId) ?? []), mail]);
  }
  return news;
}
