import { randomUUID, randomUUIDv7 } from 'node:crypto';
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Database, Tables } from '../database/database.ts';
import { databaseTime, isSqlite } from '../database/dialect.ts';
import type { OutboxRow } from '../database/tables/outbox.table.ts';
import { untilNobodyIsInTheWay } from '../database/transaction.ts';
import { LONGEST_PAUSE_MS } from './retry-pauses.ts';

/** Earlier than any clock: the first try does not wait, even if two servers' clocks disagree. */
const AT_ONCE = new Date(0).toISOString();

/** No try of a mail lasts longer, from the moment of its lease. */
export const TRY_MS = 40_000;
/** Longer than any try, so that no second server sends what the first one is still sending; short
 *  enough to be taken over soon when a server dies. */
const LEASE_MS = TRY_MS + 10_000;
/** A clock may be set back by so much before somebody's lease is taken for one that was abandoned.
 *  Together with the lease less than two minutes. */
const CLOCK_TOLERANCE_MS = 60_000;

type NewMail = Pick<OutboxRow, 'kind' | 'subjectId'>;

export async function insertMail(db: Database, mail: NewMail): Promise<void> {
  await db.insertInto('outbox').values(waitingRow(mail)).execute();
}

function waitingRow({ kind, subjectId }: NewMail): OutboxRow {
  const id = randomUUIDv7();
  return {
    id,
    kind,
    subjectId,
    messageId: id,
    state: 'waiting',
    dueAt: AT_ONCE,
    leaseId: null,
    failures: 0,
    lastError: null,
    settledAt: null,
  };
}

/** Takes the mail that is due longest, for nobody else to take while a try may last. A lease that
 *  was abandoned falls due by itself.
 *  @param inHand ids of what this server is sending, whatever its clock says meanwhile */
export async function leaseDueMail(
  db: Database,
  now: Date,
  inHand: readonly string[] = [],
): Promise<OutboxRow | undefined> {
  const time = await databaseTime(db, now);
  return untilNobodyIsInTheWay(() => {
    const due = db
      .selectFrom('outbox')
      .select('id')
      .where('state', '=', 'waiting')
      .where(isDue(time))
      .$if(inHand.length > 0, (query) => query.where('id', 'not in', inHand))
      .orderBy('dueAt')
      .orderBy('id')
      .limit(1)
      // SQLite has one writer at a time and no such clause; elsewhere the next server takes the next.
      .$if(!isSqlite(db), (query) => query.forUpdate().skipLocked());
    return db
      .updateTable('outbox')
      .set({ leaseId: randomUUID(), dueAt: after(time, LEASE_MS) })
      .where('id', '=', due)
      .returningAll()
      .executeTakeFirst();
  });
}

/** Also what is due later than anything we ever write: the clock has been set back since. */
function isDue(time: Date): (eb: ExpressionBuilder<Tables, 'outbox'>) => Expression<SqlBool> {
  return (eb) =>
    eb.or([
      eb('dueAt', '<=', after(time, 0)),
      eb('dueAt', '>', after(time, LONGEST_PAUSE_MS + CLOCK_TOLERANCE_MS)),
      eb.and([
        eb('leaseId', 'is not', null),
        eb('dueAt', '>', after(time, LEASE_MS + CLOCK_TOLERANCE_MS)),
      ]),
    ]);
}

function after(time: Date, ms: number): string {
  return new Date(time.getTime() + ms).toISOString();
}

/** Makes what a killed server had in hand due at once. Only for a database with a single server:
 *  the leases of others look the same. */
export async function releaseLeases(db: Database): Promise<void> {
  if (!isSqlite(db)) return;
  await db
    .updateTable('outbox')
    .set({ leaseId: null, dueAt: AT_ONCE })
    .where('state', '=', 'waiting')
    .where('leaseId', 'is not', null)
    .execute();
}

/** Holds whoever has the lease by now: it went out, and that is what counts.
 *  @returns false when what it is about was erased meanwhile */
export async function setSent(db: Database, { id }: OutboxRow, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ state: 'sent', leaseId: null, lastError: null, settledAt: at.toISOString() })
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function setFailed(
  db: Database,
  { id, leaseId, failures }: OutboxRow,
  lastError: string,
  pauseMs: number,
  now: Date,
): Promise<void> {
  const dueAt = after(await databaseTime(db, now), pauseMs);
  await untilNobodyIsInTheWay(() =>
    db
      .updateTable('outbox')
      .set({ leaseId: null, failures: failures + 1, lastError, dueAt })
      .where('id', '=', id)
      .where('leaseId', '=', leaseId)
      .execute(),
  );
}

/** For another server, or for the next start: the try was broken off, and does not count. */
export async function giveBack(db: Database, { id, leaseId }: OutboxRow): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ leaseId: null, dueAt: AT_ONCE })
    .where('id', '=', id)
    .where('leaseId', '=', leaseId)
    .execute();
}

/** Nobody tries it again unless the team asks for it. */
export async function setParked(
  db: Database,
  { id, leaseId, failures }: OutboxRow,
  lastError: string,
  at: Date,
): Promise<void> {
  const settledAt = at.toISOString();
  await db
    .updateTable('outbox')
    .set({ state: 'parked', leaseId: null, failures: failures + 1, lastError, settledAt })
    .where('id', '=', id)
    .where('leaseId', '=', leaseId)
    .execute();
}

export async function deleteMail(db: Database, { id }: OutboxRow): Promise<void> {
  await db.deleteFrom('outbox').where('id', '=', id).execute();
}
