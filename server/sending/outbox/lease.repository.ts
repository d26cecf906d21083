import { randomUUID } from 'node:crypto';
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Database, Tables } from '../../database/database.ts';
import { databaseTime, isSqlite } from '../../database/dialect.ts';
import type { OutboxChannel, OutboxRow } from '../../database/tables/outbox.table.ts';
import { retryOnConflict } from '../../database/transaction.ts';
import { SENDING_MS } from '../mail/smtp-mailer.ts';
import { AT_ONCE, after } from './due-time.ts';
import { PRIORITIES_OF } from './mail-priority.ts';
import { LONGEST_PAUSES_MS, LONGEST_UNANSWERED_PAUSE_MS } from './retry-pauses.ts';

/** Longer than any attempt before the end of the message, so that no second server sends what the first is still
 *  sending; short enough for another server to take over soon when one dies. */
const LEASE_MS = SENDING_MS + 10_000;
/** How far a clock may be set back before a valid lease counts as abandoned. Together with the
 *  lease it is less than two minutes. */
const CLOCK_TOLERANCE_MS = 60_000;

/** Leases the row that has been due longest of those that go first in a channel: no other server takes it for as long as
 *  an attempt may last. An abandoned lease falls due by itself.
 *  @param inHand ids of what this server is sending, whatever its clock says by then */
export async function leaseDue<Channel extends OutboxChannel>(
  db: Database,
  channel: Channel,
  now: Date,
  inHand: readonly string[] = [],
): Promise<OutboxRow<Channel> | undefined> {
  const time = await databaseTime(db, now);
  for (const isDue of conditionsOf(channel, time)) {
    const row = await leaseFirst(db, { channel, time, inHand, isDue });
    if (row) return row as OutboxRow<Channel>; // of this channel
  }
  return undefined;
}

interface Look {
  readonly channel: OutboxChannel;
  readonly time: Date;
  readonly inHand: readonly string[];
  readonly isDue: Condition;
}

function leaseFirst(db: Database, { channel, time, inHand, isDue }: Look) {
  return retryOnConflict(() => {
    const due = db
      .selectFrom('outbox')
      .select('id')
      .where('channel', '=', channel)
      .where('state', '=', 'waiting')
      .where(isDue)
      .$if(channel === 'webhook', (query) => query.where(isNext))
      .$if(inHand.length > 0, (query) => query.where('id', 'not in', inHand))
      .orderBy('runAt')
      .orderBy('id')
      .limit(1)
      // SQLite has one writer and no such clause; in PostgreSQL another server takes the next.
      .$if(!isSqlite(db), (query) => query.forUpdate().skipLocked());
    return db
      .updateTable('outbox')
      .set({ leaseId: randomUUID(), runAt: after(time, LEASE_MS) })
      .where('id', '=', due)
      .returningAll()
      .executeTakeFirst();
  });
}

/** Webhooks about one submission go out in the order of its events: none overtakes an earlier one that waits. */
function isNext({
  exists,
  not,
  selectFrom,
}: ExpressionBuilder<Tables, 'outbox'>): Expression<SqlBool> {
  return not(
    exists(
      selectFrom('outbox as earlier')
        .select('earlier.id')
        .whereRef('earlier.submissionId', '=', 'outbox.submissionId')
        // Only the kind of a webhook has a full stop. By the channel, SQLite would read all that wait, each time.
        .where(sql<SqlBool>`earlier.kind like '%.%'`)
        .where('earlier.state', '=', 'waiting')
        .where(({ and, eb, or }) =>
          or([
            eb('earlier.event', '<', eb.ref('outbox.event')),
            // The receipt comes before any event.
            and([eb('earlier.event', 'is', null), eb('outbox.event', 'is not', null)]),
          ]),
        ),
    ),
  );
}

type Condition = (eb: ExpressionBuilder<Tables, 'outbox'>) => Expression<SqlBool>;

/** What makes a row due, each with an index: its time, by priority; or a time beyond any that a server writes, or than any
 *  lease ends, since the clock has been set back. */
function conditionsOf(channel: OutboxChannel, time: Date): readonly Condition[] {
  const later = (ms: number) => after(time, ms + CLOCK_TOLERANCE_MS);
  const priorities = PRIORITIES_OF[channel];
  return [
    // One look each: in one for all, what waits for its pause would be read before what is due.
    ...priorities.map(
      (priority): Condition =>
        ({ and, eb }) =>
          and([eb('priority', '=', priority), eb('runAt', '<=', after(time, 0))]),
    ),
    ({ and, eb, or }) =>
      and([
        eb('priority', 'in', priorities),
        eb('runAt', '>', later(LONGEST_PAUSES_MS[channel])),
        or([eb('unanswered', '=', 0), eb('runAt', '>', later(LONGEST_UNANSWERED_PAUSE_MS))]),
      ]),
    ({ and, eb }) =>
      and([
        eb('priority', 'in', priorities),
        eb('leaseId', 'is not', null),
        eb('unanswered', '=', 0),
        eb('runAt', '>', later(LEASE_MS)),
      ]),
  ];
}

/** Makes what a killed server had leased due at once, unless it may have arrived. Only for a database with
 *  a single server: the leases of others look the same. */
export async function releaseLeases(db: Database, channel: OutboxChannel): Promise<void> {
  if (!isSqlite(db)) return;
  await db
    .updateTable('outbox')
    .set(({ eb, ref }) => ({
      leaseId: null,
      runAt: eb.case().when('unanswered', '=', 0).then(AT_ONCE).else(ref('runAt')).end(),
    }))
    .where('channel', '=', channel)
    .where('state', '=', 'waiting')
    .where('leaseId', 'is not', null)
    .execute();
}

/** Leaves the mail to another server or to the next start. A try that was cut short does not count, unless the mail
 *  server may have taken the message: then the pause since {@link setUnanswered} stays. */
export async function releaseLease(
  db: Database,
  { id, leaseId }: OutboxRow,
  { isComplete }: { readonly isComplete: boolean },
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ leaseId: null, ...(!isComplete && { runAt: AT_ONCE }) })
    .where('id', '=', id)
    .where('leaseId', '=', leaseId)
    .execute();
}
