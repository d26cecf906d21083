import { DAY_MS } from '../../domain/calendar-date.ts';
import { VISITOR_MAILS } from '../../domain/history/event.ts';
import { hasAnswered } from '../../domain/history/has-answered.ts';
import type { Database } from '../database/database.ts';
import { findEvents } from '../history/event.repository.ts';

/** Nobody can make the site a nuisance for somebody whose address they typed. */
const MOST_MAILS = 10;
const WITHIN_DAYS = 30;
/** An agent or an office has so many requests at most of which the last ones do not show whether anybody answers. */
const LAST_REQUESTS = 50;

/** Whether a quote may go to this address, in any case of its letters: always if somebody there ever opened or
 *  answered one, or else ten emails may within a month, for all requests with it. What fixes or cancels a day always
 *  goes out. */
export async function mayMailStranger(
  db: Database,
  email: string | null,
  now: Date,
): Promise<boolean> {
  if (email === null) return false;
  const address = email.toLowerCase();
  const requests = await db
    .selectFrom('submissions')
    .select('id')
    .where(({ fn }) => fn<string>('lower', ['email']), '=', address)
    .orderBy('id', 'desc')
    .limit(LAST_REQUESTS)
    .execute();
  const ids = requests.map(({ id }) => id);
  const histories = [...(await findEvents(db, ids)).values()];
  if (histories.some(hasAnswered)) return true;
  return (await countMails(db, ids, now)) < MOST_MAILS;
}

/** Whether another email may answer what the visitor did with this request: without end they could have us write to
 *  the address in it. */
export async function mayAcknowledge(db: Database, id: string, now: Date): Promise<boolean> {
  return (await countMails(db, [id], now, ['acceptance'])) < MOST_MAILS;
}

async function countMails(
  db: Database,
  submissionIds: readonly string[],
  now: Date,
  kinds: readonly (typeof VISITOR_MAILS)[number][] = VISITOR_MAILS,
): Promise<number> {
  if (submissionIds.length === 0) return 0;
  const since = new Date(now.getTime() - WITHIN_DAYS * DAY_MS).toISOString();
  const { mails } = await db
    .selectFrom('outbox')
    .innerJoin('events', (join) =>
      join
        .onRef('events.submissionId', '=', 'outbox.submissionId')
        .onRef('events.number', '=', 'outbox.event'),
    )
    .select(({ fn }) => fn.countAll().as('mails'))
    .where('outbox.submissionId', 'in', submissionIds)
    .where('outbox.kind', 'in', kinds)
    .where('events.at', '>=', since)
    .executeTakeFirstOrThrow();
  // PostgreSQL's counts come as text.
  return Number(mails);
}
