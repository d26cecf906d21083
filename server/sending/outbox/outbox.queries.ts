import { VISITOR_MAILS, type VisitorMail } from '../../../domain/move/event.ts';
import type { Database } from '../../database/database.ts';
import { CHANNELS, type MailKind, type OutboxRow } from '../../database/tables/outbox.table.ts';
import { AT_ONCE } from './due-time.ts';

const MAIL_STATE = ['kind', 'submissionId', 'event', 'state', 'finishedAt', 'leaseId'] as const;

export type MailState = Pick<OutboxRow, (typeof MAIL_STATE)[number]>;

/** The state of all mail about these submissions, and of webhooks that wait. */
export async function findMailStates(
  db: Database,
  submissionIds: readonly string[],
): Promise<MailState[]> {
  if (submissionIds.length === 0) return [];
  return db
    .selectFrom('outbox')
    .select(MAIL_STATE)
    .where('submissionId', 'in', submissionIds)
    .execute();
}

/** The state of the mail about a deletion, if there is any. */
export async function findDeletionMail(db: Database, reference: string): Promise<MailState[]> {
  return db
    .selectFrom('outbox')
    .select(MAIL_STATE)
    .where('submissionId', 'is', null) // for the index
    .where('kind', '=', 'deletion')
    .where('about', '=', reference)
    .execute();
}

/** Rows that have not gone out: those that failed for good first, then the longest waiting. */
export async function findUnsent(db: Database) {
  return db
    .selectFrom('outbox')
    .leftJoin('submissions', 'submissions.id', 'outbox.submissionId')
    .leftJoin('events', (join) =>
      join
        .onRef('events.submissionId', '=', 'outbox.submissionId')
        .onRef('events.number', '=', 'outbox.event'),
    )
    .select([
      'outbox.kind',
      'channel',
      'submissions.kind as about',
      'state',
      'attempts',
      'lastError',
      'runAt',
      'leaseId',
      'finishedAt',
    ])
    .select(({ fn }) => [
      fn.coalesce('submissions.reference', 'outbox.about').as('reference'),
      fn.coalesce('events.at', 'submissions.receivedAt').as('since'),
    ])
    .where('channel', 'in', CHANNELS) // for the index
    .where('state', 'in', ['waiting', 'dead'])
    .orderBy('state')
    .orderBy('outbox.id')
    .execute();
}

/** Which mail is to be tried again. */
type Which = 'all' | { readonly submissionIds: readonly string[] } | { readonly deletion: string };

/** What tells of a deletion: its reference is in `about`. */
const OF_DELETION = ['deletion', 'request.deleted'] as const;

/** As if it had never been tried. */
const UNTRIED = {
  state: 'waiting',
  runAt: AT_ONCE,
  attempts: 0,
  unanswered: 0,
  finishedAt: null,
} as const;

/** The acknowledgement of a request, unless it has none or no longer needs it. */
export async function findAcknowledgement(db: Database, submissionId: string) {
  return db
    .selectFrom('outbox')
    .select(['id', 'state', 'leaseId', 'unanswered', 'finishedAt'])
    .where('submissionId', '=', submissionId)
    .where('kind', '=', 'acknowledgement')
    .executeTakeFirst();
}

/** The emails to the visitor that have been tried: sent, failed for good, or waiting for another attempt. */
export async function findTriedMails(trx: Database, submissionId: string) {
  return trx
    .selectFrom('outbox')
    .select(['id', 'kind', 'event', 'state', 'leaseId', 'unanswered'])
    .where('submissionId', '=', submissionId)
    .where('kind', 'in', VISITOR_MAILS)
    .where(({ eb, or }) =>
      or([
        eb('state', '!=', 'waiting'),
        eb('attempts', '>', 0),
        eb('unanswered', '>', 0),
        eb('leaseId', 'is not', null),
      ]),
    )
    .$narrowType<{ kind: VisitorMail }>()
    .execute();
}

/** Whether the text of such an email may have left us: it was sent, a mail server had all of it and gave no answer, or it is
 *  on its way. One whose address was refused has not. */
export function hasLeft({
  state,
  leaseId,
  unanswered,
}: Pick<OutboxRow, 'state' | 'leaseId' | 'unanswered'>): boolean {
  return state === 'sent' || unanswered > 0 || leaseId !== null;
}

/** Drops the team's emails about a submission that nobody has answered, as far as they wait. One that a server has in hand
 *  may go out once. */
export async function deleteWaitingNews(trx: Database, submissionId: string): Promise<void> {
  await trx
    .deleteFrom('outbox')
    .where('submissionId', '=', submissionId)
    .where('kind', 'in', ['received', 'reminder'])
    .where('state', '=', 'waiting')
    .where('leaseId', 'is', null)
    .execute();
}

/** Whether a mail about that event is stored, in whatever state; one that was no longer needed is not. */
export async function hasMail(
  db: Database,
  { submissionId, event }: { readonly submissionId: string; readonly event: number },
): Promise<boolean> {
  const row = await db
    .selectFrom('outbox')
    .select('id')
    .where('submissionId', '=', submissionId)
    .where('event', '=', event)
    .where('channel', '=', 'mail')
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes the mails about a submission as it came in, and none about what happened since. */
export async function deleteRequestMail(trx: Database, submissionId: string): Promise<void> {
  await trx
    .deleteFrom('outbox')
    .where('submissionId', '=', submissionId)
    .where('event', 'is', null)
    .execute();
}

export async function deleteMails(trx: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await trx.deleteFrom('outbox').where('id', 'in', ids).execute();
}

/** Makes these mails due at once, as if they had never failed. */
export async function makeDue(trx: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await trx.updateTable('outbox').set(UNTRIED).where('id', 'in', ids).execute();
}

/** Makes what waits or was given up due at once, in each channel, as if it had never failed. What is leased is left
 *  alone: it would go out twice.
 *  @returns the number of rows */
export async function retryMail(db: Database, which: Which): Promise<number> {
  const query = db
    .updateTable('outbox')
    .set(UNTRIED)
    .where('state', 'in', ['waiting', 'dead'])
    .where('leaseId', 'is', null);
  // Each with what its index begins with.
  const { numUpdatedRows } = await (which === 'all'
    ? query.where('channel', 'in', CHANNELS)
    : 'deletion' in which
      ? query
          .where('submissionId', 'is', null)
          .where('kind', 'in', OF_DELETION)
          .where('about', '=', which.deletion)
      : query.where('submissionId', 'in', which.submissionIds)
  ).executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Deletes the mail and the webhooks about these deletions. */
export async function deleteDeletionMail(
  trx: Database,
  references: readonly string[],
): Promise<void> {
  await trx
    .deleteFrom('outbox')
    .where('submissionId', 'is', null) // for the index
    .where('kind', 'in', OF_DELETION)
    .where('about', 'in', references)
    .execute();
}

/** Deletes the mails of these kinds, which are about no submission, that went out or failed for good before that time. */
export async function deleteSentMails(
  trx: Database,
  kinds: readonly MailKind[],
  before: string,
): Promise<void> {
  await trx
    .deleteFrom('outbox')
    // For the index.
    .where('submissionId', 'is', null)
    .where('kind', 'in', kinds)
    .where('finishedAt', '<', before)
    .execute();
}

/** Deletes the morning emails of earlier days, even those that failed: nobody needs them now. */
export async function deleteMorningMailBefore(trx: Database, day: string): Promise<void> {
  await trx
    .deleteFrom('outbox')
    .where('submissionId', 'is', null) // for the index
    .where('kind', '=', 'morning')
    .where('about', '<', day)
    .execute();
}
