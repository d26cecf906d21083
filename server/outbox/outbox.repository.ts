import { randomUUID, randomUUIDv7 } from 'node:crypto';
import { SqliteAdapter } from 'kysely';
import type { Database } from '../database/database.ts';
import type { MailKind, OutboxRow } from './outbox.table.ts';

/** Earlier than any clock: the first try does not wait, even if two servers' clocks disagree. */
const AT_ONCE = new Date(0).toISOString();

interface NewMail {
  readonly kind: MailKind;
  readonly subjectId: string;
  /** Right part of the Message-ID: the sender's domain. */
  readonly domain: string;
}

export async function insertMail(db: Database, mail: NewMail): Promise<void> {
  const id = randomUUIDv7();
  await db
    .insertInto('outbox')
    .values({
      id,
      kind: mail.kind,
      subjectId: mail.subjectId,
      messageId: `<${id}@${mail.domain}>`,
      state: 'waiting',
      dueAt: AT_ONCE,
      leaseId: null,
      failures: 0,
      lastError: null,
      settledAt: null,
    })
    .execute();
}

/** Takes the mail that is due longest, for nobody else to take before `until`. A lease that was
 *  abandoned there falls due by itself. */
export async function leaseDueMail(
  db: Database,
  now: Date,
  until: Date,
): Promise<OutboxRow | undefined> {
  return db.transaction().execute(async (trx) => {
    const due = await trx
      .selectFrom('outbox')
      .selectAll()
      .where('state', '=', 'waiting')
      .where('dueAt', '<=', now.toISOString())
      .orderBy('dueAt')
      .orderBy('id')
      .limit(1)
      // SQLite has one writer at a time and no such clause; elsewhere the next server takes the next.
      .$if(!isSqlite(trx), (query) => query.forUpdate().skipLocked())
      .executeTakeFirst();
    if (!due) return undefined;
    const lease = { leaseId: randomUUID(), dueAt: until.toISOString() };
    await trx.updateTable('outbox').set(lease).where('id', '=', due.id).execute();
    return { ...due, ...lease };
  });
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

/** Holds whoever has the lease by now: it went out, and that is what counts. */
export async function setSent(db: Database, { id }: OutboxRow, at: Date): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ state: 'sent', leaseId: null, lastError: null, settledAt: at.toISOString() })
    .where('id', '=', id)
    .execute();
}

export async function setFailed(
  db: Database,
  { id, leaseId, failures }: OutboxRow,
  lastError: string,
  dueAt: Date,
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ leaseId: null, failures: failures + 1, lastError, dueAt: dueAt.toISOString() })
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

function isSqlite(db: Database): boolean {
  return db.getExecutor().adapter instanceof SqliteAdapter;
}
