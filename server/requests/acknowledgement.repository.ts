import { hash } from 'node:crypto';
import { sql } from 'kysely';
import { DAY_MS } from '../../domain/dates/calendar-date.ts';
import type { Database } from '../database/database.ts';
import { after } from '../sending/outbox/due-time.ts';
import { isProvedAddress } from './mail-limit.repository.ts';

const HOUR_MS = 3_600_000;
const COUNTED_MS = 30 * DAY_MS;
/** Few, so that a stranger who is written to by somebody else's hand is left in peace soon. */
const MOST_TO_STRANGER = 5;
/** To different addresses. Twenty requests a day are usual, and a provider lets us send a few hundred emails a day, which
 *  quotes and the team's own mail need too. */
const MOST_A_DAY = 100;

/** Counts an acknowledgement to this address, in whatever spelling, if one may go out now: the first within an hour, and
 *  not to a stranger who has had enough this month. What was deleted since counts too.
 *  @returns false if none may */
export async function countAcknowledgement(
  trx: Database,
  email: string,
  now: Date,
): Promise<boolean> {
  const latest = await trx
    .selectFrom('acknowledgements')
    .select('mark')
    .where('at', '>', after(now, -DAY_MS))
    .limit(MOST_A_DAY)
    .execute();
  if (latest.length === MOST_A_DAY) return false;
  const at = after(now, 0);
  const isNewMonth = sql<boolean>`acknowledgements.since <= ${after(now, -COUNTED_MS)}`;
  const most = (await isProvedAddress(trx, email)) ? Number.MAX_SAFE_INTEGER : MOST_TO_STRANGER;
  // In one statement: of two requests at the same time one gets the turn.
  const taken = await trx
    .insertInto('acknowledgements')
    .values({ mark: addressMark(email), at, since: at, count: 1 })
    .onConflict((conflict) =>
      conflict
        .column('mark')
        .doUpdateSet({
          at,
          since: sql`case when ${isNewMonth} then ${at} else acknowledgements.since end`,
          count: sql`case when ${isNewMonth} then 1 else acknowledgements.count + 1 end`,
        })
        .where('acknowledgements.at', '<=', after(now, -HOUR_MS))
        .where(({ eb, or }) => or([isNewMonth, eb('acknowledgements.count', '<', most)])),
    )
    .returning('mark')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Forgets those that limit nothing any more. */
export async function deleteAcknowledgements(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('acknowledgements').where('at', '<', after(now, -COUNTED_MS)).execute();
}

/** A million marks: too many for two of a day's addresses to share one by chance, too few to say whose one is. */
const MARK_DIGITS = 5;

/** The mark of an address, the same for every spelling of it that may reach one mailbox: in any case of its letters,
 *  with or without full stops, and with anything after a plus. */
function addressMark(email: string): string {
  const [, local = '', domain = ''] = /^(.*)@(.*)$/.exec(email.toLowerCase()) ?? [];
  const mailbox = local.replace(/\+.*$/, '').replaceAll('.', '');
  const provider = domain === 'googlemail.com' ? 'gmail.com' : domain;
  return hash('sha256', `${mailbox}@${provider}`).slice(0, MARK_DIGITS);
}
