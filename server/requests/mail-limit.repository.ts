import { DAY_MS } from '../../domain/dates/calendar-date.ts';
import { MAILS_TO_VISITOR } from '../../domain/move/mail-kinds.ts';
import type { Database } from '../database/database.ts';
import type { MailPermit } from '../sending/outbox/outbox.repository.ts';

/** Nobody can make the site a nuisance for somebody whose address they typed. */
const MOST_MAILS = 10;
const WITHIN_DAYS = 30;

/** Asks whether an email may go to this address. Nothing is written to a visitor without it.
 *  @returns null without an address, and for a stranger's that has had enough */
export async function permitFor(
  db: Database,
  email: string | null,
  now: Date,
): Promise<MailPermit | null> {
  return (await mayMailStranger(db, email, now)) ? ({} as MailPermit) : null; // it is the permit
}

/** Whether an email may go to this address, in any case of its letters: always if somebody there ever opened our page by
 *  the link in one, or else ten may within a month, for all requests with it. Acknowledgements have a limit of their own
 *  (`acknowledgement.repository.ts`): whoever causes them must not use up what the team may write. */
export async function mayMailStranger(
  db: Database,
  email: string | null,
  now: Date,
): Promise<boolean> {
  if (email === null) return false;
  if (await isProvedAddress(db, email)) return true;
  const since = sinceOf(now);
  const mails = await ofAddress(db, email)
    .innerJoin('outbox', 'outbox.submissionId', 'submissions.id')
    .innerJoin('events', (join) =>
      join
        .onRef('events.submissionId', '=', 'outbox.submissionId')
        .onRef('events.number', '=', 'outbox.event'),
    )
    .select('outbox.id')
    .where('outbox.kind', 'in', MAILS_TO_VISITOR)
    .where('events.at', '>=', since)
    .limit(MOST_MAILS)
    .execute();
  return mails.length < MOST_MAILS;
}

/** Whether somebody at this address ever opened our page by the link in an email. */
export async function isProvedAddress(db: Database, email: string): Promise<boolean> {
  const proved = ofAddress(db, email).select('id').where('isProved', '=', 1).limit(1);
  return (await proved.execute()).length > 0;
}

const ofAddress = (db: Database, email: string) =>
  db
    .selectFrom('submissions')
    .where(({ fn }) => fn<string>('lower', ['email']), '=', email.toLowerCase());

/** Whether another email may answer what the visitor did with this request: without end they could have us write to
 *  the address in it. */
export async function mayAcknowledge(db: Database, id: string, now: Date): Promise<boolean> {
  const mails = await db
    .selectFrom('outbox')
    .innerJoin('events', (join) =>
      join
        .onRef('events.submissionId', '=', 'outbox.submissionId')
        .onRef('events.number', '=', 'outbox.event'),
    )
    .select('outbox.id')
    .where('outbox.submissionId', '=', id)
    .where('outbox.kind', '=', 'acceptance')
    .where('events.at', '>=', sinceOf(now))
    .limit(MOST_MAILS)
    .execute();
  return mails.length < MOST_MAILS;
}

const sinceOf = (now: Date) => new Date(now.getTime() - WITHIN_DAYS * DAY_MS).toISOString();
