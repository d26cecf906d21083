import type { MailToVisitor } from '../../../domain/move/mail-kinds.ts';
import type { Database } from '../../database/database.ts';
import { databaseTime } from '../../database/dialect.ts';
import { jobRanAt, WEBHOOKS } from '../../database/jobs/job-run.repository.ts';
import { sortedId } from '../../database/sorted-id.ts';
import type { MailKind, OutboxChannel, OutboxRow } from '../../database/tables/outbox.table.ts';
import { retryOnConflict } from '../../database/transaction.ts';
import { AT_ONCE, after } from './due-time.ts';
import { fixedPriority, priorityBySubject } from './mail-priority.ts';
import { LONGEST_UNANSWERED_PAUSE_MS, pauseAfterUnanswered } from './retry-pauses.ts';

type NewRow<Channel extends OutboxChannel> = Pick<OutboxRow<Channel>, 'kind'> &
  Partial<Pick<OutboxRow, 'submissionId' | 'event' | 'about' | 'runAt'>>;

/** A mail to the team. */
type ToTeam = NewRow<'mail'> & { readonly kind: Exclude<MailKind, MailToVisitor> };

export async function insertMail(db: Database, mail: ToTeam): Promise<void> {
  await insertRow(db, mail);
}

type ToVisitor = NewRow<'mail'> & { readonly kind: MailToVisitor; readonly submissionId: string };

declare const permitted: unique symbol;

/** That we may write to an address: only the limit on strangers gives one (server/requests/mail-limit.repository.ts). */
export interface MailPermit {
  readonly [permitted]: true;
}

/** @param _permit whoever writes to a visitor has asked for it */
export async function insertMailToVisitor(
  db: Database,
  mail: ToVisitor,
  _permit: MailPermit,
): Promise<void> {
  await insertRow(db, mail);
}

async function insertRow(db: Database, mail: NewRow<'mail'>): Promise<void> {
  const row = waitingRow('mail', mail);
  const priority = fixedPriority(row.kind) ?? (await priorityBySubject(db, row));
  await db
    .insertInto('outbox')
    .values({ ...row, priority })
    .execute();
}

/** Stores a webhook for the receiver that is set up; nothing without one. */
export async function insertWebhook(trx: Database, webhook: NewRow<'webhook'>): Promise<void> {
  if (!(await jobRanAt(trx, WEBHOOKS))) return;
  await trx.insertInto('outbox').values(waitingRow('webhook', webhook)).execute();
}

function waitingRow<Channel extends OutboxChannel>(
  channel: Channel,
  { kind, submissionId = null, event = null, about = null, runAt = AT_ONCE }: NewRow<Channel>,
): OutboxRow<Channel> {
  return {
    id: sortedId(),
    channel,
    kind,
    submissionId,
    event,
    about,
    state: 'waiting',
    priority: 0,
    runAt,
    leaseId: null,
    attempts: 0,
    unanswered: 0,
    remaining: null,
    lastError: null,
    finishedAt: null,
  } as OutboxRow<Channel>; // its kind is of the channel
}

/** Marks an attempt as unanswered, just before the mail server can take the message: whatever ends the attempt without an
 *  answer, even the death of this server, the next one is hours away.
 *  @throws if the mail's subject has been erased, or its lease has passed to another server */
export async function setUnanswered(
  db: Database,
  { id, leaseId, unanswered }: OutboxRow<'mail'>,
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

/** @param row with the count of unanswered tries, and the addresses that remain, after this try
 *  @returns when it is due again */
export async function setFailed(
  db: Database,
  { id, leaseId, attempts, unanswered, remaining }: OutboxRow,
  lastError: string,
  pauseMs: number,
  now: Date,
): Promise<string> {
  const runAt = after(await databaseTime(db, now), pauseMs);
  await retryOnConflict(() =>
    db
      .updateTable('outbox')
      .set({ leaseId: null, attempts: attempts + 1, unanswered, remaining, lastError, runAt })
      .where('id', '=', id)
      .where('leaseId', '=', leaseId)
      .execute(),
  );
  return runAt;
}

/** Gives it up: a server tries it again only if the team asks for it. */
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

export async function deleteRow(db: Database, { id }: OutboxRow): Promise<void> {
  await db.deleteFrom('outbox').where('id', '=', id).execute();
}
