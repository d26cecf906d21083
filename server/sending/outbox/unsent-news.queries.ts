import { VISITOR_MAILS, type VisitorMail } from '../../../domain/move/event.ts';
import type { Database } from '../../database/database.ts';

/** Whether the team phones a visitor whose email of this kind does not go out. */
const IS_PHONED: Readonly<Record<VisitorMail, boolean>> = {
  quote: true,
  acceptance: false,
  confirmation: true,
  cancellation: true,
  'day-before': true,
  bill: true,
  correction: false,
  link: false,
};
const NEWS = VISITOR_MAILS.filter((kind) => IS_PHONED[kind]);

/** The mails with news for a visitor that have failed to go out so far and are tried again, by submission. */
export async function findUnsentNews(db: Database): Promise<ReadonlyMap<string, VisitorMail[]>> {
  const rows = await db
    .selectFrom('outbox')
    .select(['submissionId', 'kind'])
    .where('channel', '=', 'mail') // for the index
    .where('state', '=', 'waiting')
    .where('kind', 'in', NEWS)
    .where('attempts', '>', 0)
    .$narrowType<{ submissionId: string; kind: VisitorMail }>()
    .execute();
  const bySubmission = Map.groupBy(rows, ({ submissionId }) => submissionId);
  return new Map([...bySubmission].map(([id, mails]) => [id, mails.map(({ kind }) => kind)]));
}
