import { DAY_MS } from '../../domain/calendar-date.ts';
import { VISITOR_MAILS } from '../../domain/history/event.ts';
import type { Database } from '../database/database.ts';

/** Nobody can make the site a nuisance for somebody whose address they typed. */
const MOST_MAILS = 10;
const WITHIN_DAYS = 30;

/** Whether another mail may go to this visitor's address: ten may within a month, for all requests with
 *  it, in any case. */
export async function mayMailVisitor(db: Database, email: string, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - WITHIN_DAYS * DAY_MS).toISOString();
  const { mails } = await db
    .selectFrom('submissions')
    .innerJoin('outbox', 'outbox.submissionId', 'submissions.id')
    .innerJoin('events', (join) =>
      join
        .onRef('events.submissionId', '=', 'outbox.submissionId')
        .onRef('events.number', '=', 'outbox.event'),
    )
    .select(({ fn }) => fn.countAll().as('mails'))
    .where(({ fn }) => fn<string>('lower', ['submissions.email']), '=', email.toLowerCase())
    .where('outbox.kind', 'in', VISITOR_MAILS)
    .where('events.at', '>=', since)
    .executeTakeFirstOrThrow();
  return Number(mails) < MOST_MAILS;
}
