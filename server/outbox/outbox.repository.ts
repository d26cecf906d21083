import { randomUUID } from 'node:crypto';
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Database, Tables } from '../database/database.ts';
import { databaseTime, isSqlite } from '../database/dialect.ts';
import { sortedId } from '../database/sorted-id.ts';
import type { OutboxRow } from '../database/tables/outbox.table.ts';
import { retryOnConflict } from '../database/transaction.ts';
import { SENDING_MS } from '../mail/smtp-mailer.ts';
import {
  LONGEST_PAUSE_MS,
  LONGEST_UNANSWERED_PAUSE_MS,
  pauseAfterUnanswered,
} from './retry-pauses.ts';

/** Earlier than any clock, so that the first try starts at once even if servers' clocks differ. */
const AT_ONCE = new Date(0).toISOString();

/** Longer than any try before the end of the message, so that no second server sends a mail that the first is still
 *  sending; short enough for another server to take over soon when one dies. */
const LEASE_MS = SENDING_MS + 10_000;
/** How far a clock may be set back before a valid lease counts as abandoned. Together with the
 *  lease it is less than two minutes. */
const CLOCK_TOLERANCE_MS = 60_000;

type NewMail = Pick<OutboxRow, 'kind'> &
  Partial<Pick<OutboxRow, 'submissionId' | 'event' | 'about'>>;

export async function insertMail(db: Database, mail: NewMail): Promise<void> {
  await db.insertInto('outbox').values(waitingRow(mail)).execute();
}

function waitingRow({ kind, submissionId = null, event = null, about = null }: NewMail): OutboxRow {
  return {
    id: sortedId(),
    kind,
    submissionId,
    event,
    about,
    state: 'waiting',
    runAt: AT_ONCE,
    leaseId: null,
    attempts: 0,
    unanswered: 0,
    remaining: null,
    lastError: null,
    finishedAt: null,
  };
}

/** Leases the mail that has been due longest: no other server takes it for as long as a try may
 *  last. An abandoned lease falls due by itself.
 *  @param inHand ids of the mails that this server is sending, whatever its clock says by then */
export async function leaseDueMail(
  db: Database,
  now: Date,
  inHand: readonly string[] = [],
): Promise<OutboxRow | undefined> {
  const time = await databaseTime(db, now);
  return retryOnConflict(() => {
    const due = db
      .selectFrom('outbox')
      .select('id')
      .where('state', '=', 'waiting')
      .where(isDue(time))
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

/** A due time beyond any that a server writes counts too: the clock has been set back since. */
function isDue(time: Date): (eb: ExpressionBuilder<Tables, 'outbox'>) => Expression<SqlBool> {
  const later = (ms: number) => after(time, ms + CLOCK_TOLERANCE_MS);
  return (eb) =>
    eb.or([
      eb('runAt', '<=', after(time, 0)),
      eb('runAt', '>', later(LONGEST_UNANSWERED_PAUSE_MS)),
      eb.and([
        eb('unanswered', '=', 0),
        eb.or([
          eb('runAt', '>', later(LONGEST_PAUSE_MS)),
          eb.and([eb('leaseId', 'is not', null), eb('runAt', '>', later(LEASE_MS))]),
        ]),
      ]),
    ]);
}

function after(time: Date, ms: number): string {
  return new Date(time.getTime() + ms).toISOString();
}

/** Makes the mail that a killed server had leased due at once, unless it may have arrived. Only for a database with
 *  a single server: the leases of others look the same. */
export async function releaseLeases(db: Database): Promise<void> {
  if (!isSqlite(db)) return;
  await db
    .updateTable('outbox')
    .set(({ eb, ref }) => ({
      leaseId: null,
      runAt: eb.case().when('unanswered', '=', 0).then(AT_ONCE).else(ref('runAt')).end(),
    }))
    .where('state', '=', 'waiting')
    .where('leaseId', 'is not', null)
    .execute();
}

/** Marks a try as unanswered, just before the mail server can take the message: whatever ends the try without an
 *  answer, even the death of this server, the next one is hours away.
 *  @throws if the mail's subject has been erased, or its lease has passed to another server */
export async function setUnanswered(
  db: Database,
  { id, leaseId, unanswered }: OutboxRow,
  now: Date,
): Promise<void> {
  const pauseMs = pauseAfterUnanswered(unanswered + 1) ?? LONGEST_UNANSWERED_PAUSE_MS;
  const runAt = after(await databaseTime(db, now), pauseMs);
  const { numUpdatedRows } = await retryOnConflict(() =>
    db
      .updateTable('outbox')
      .set({ unanswered: unanswered + 1, runAt })
      .where('id', '=', id)
      .where('leaseId', '=', leaseId)
      .executeTakeFirstOrThrow(),
  );
  if (numUpdatedRows === 0n) throw new Error('The mail is no longer leased.');
}

/** Applies even if the lease has passed to another server, because the mail went out.
 *  @returns false if the mail's subject has since been erased */
export async function setSent(db: Database, { id }: OutboxRow, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({
      state: 'sent',
      leaseId: null,
      unanswered: 0,
      lastError: null,
      finishedAt: at.toISOString(),
    })
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** @param row with the count of unanswered tries, and the addresses that remain, after this try */
export async function setFailed(
  db: Database,
  { id, leaseId, attempts, unanswered, remaining }: OutboxRow,
  lastError: string,
  pauseMs: number,
  now: Date,
): Promise<void> {
  const runAt = after(await databaseTime(db, now), pauseMs);
  await retryOnConflict(() =>
    db
      .updateTable('outbox')
      .set({ leaseId: null, attempts: attempts + 1, unanswered, remaining, lastError, runAt })
      .where('id', '=', id)
      .where('leaseId', '=', leaseId)
      .execute(),
  );
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

/** Gives the mail up: a server tries it again only if the team asks for it. */
export async function setDead(
  db: Database,
  { id, leaseId, attempts }: OutboxRow,
  lastError: string,
  at: Date,
): Promise<boolean> {
  const finishedAt = at.toISOString();
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ state: 'dead', leaseId: null, attempts: attempts + 1, lastError, finishedAt })
    .where('id', '=', id)
    .where('leaseId', '=', leaseId)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function deleteMail(db: Database, { id }: OutboxRow): Promise<void> {
  await db.deleteFrom('outbox').where('id', '=', id).execute();
}
