import type { Database } from '../database/database.ts';

/** Nobody can make the site a nuisance for somebody whose address they typed. */
export const MOST_MAILS_TO_A_VISITOR = 10;

/** The mails that went or will go to this address, for all requests with it, in any case. */
export async function countMailsToVisitor(db: Database, email: string): Promise<number> {
  const { mails } = await db
    .selectFrom('outbox')
    .innerJoin('deskEvents', 'deskEvents.id', 'outbox.subjectId')
    .innerJoin('quoteRequests', 'quoteRequests.id', 'deskEvents.subjectId')
    .select(({ fn }) => fn.countAll().as('mails'))
    .where('outbox.kind', 'in', ['offer', 'acceptance'])
    .where(({ fn }) => fn<string>('lower', ['quoteRequests.email']), '=', email.toLowerCase())
    .executeTakeFirstOrThrow();
  return Number(mails);
}
