import type { ExpressionBuilder } from 'kysely';
import type { Database, Tables } from '../database/database.ts';
import type { OutboxRow } from '../database/tables/outbox.table.ts';

/** Earlier than any clock, so that the next look of any server finds the mail due. */
const AT_ONCE = new Date(0).toISOString();

const MAIL_STATE = ['subjectId', 'state', 'settledAt', 'leaseId'] as const;

export type MailState = Pick<OutboxRow, (typeof MAIL_STATE)[number]>;

/** The state of the mail about these submissions; none for a mail whose row is gone. */
export async function findMailStates(
  db: Database,
  subjectIds: readonly string[],
): Promise<Map<string, MailState>> {
  if (subjectIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('outbox')
    .select(MAIL_STATE)
    .where('subjectId', 'in', subjectIds)
    .execute();
  return new Map(rows.map((row) => [row.subjectId, row]));
}

/** The state of all mail about each submission: the first mail and the later ones. */
export async function findAllMailStates(
  db: Database,
  subjectIds: readonly string[],
): Promise<MailState[]> {
  return db.selectFrom('outbox').select(MAIL_STATE).where(isAbout(subjectIds)).execute();
}

/** The mail that has not gone out: mail given up first, then the longest waiting. */
export async function findUnsentMail(db: Database) {
  return db
    .selectFrom('outbox')
    .leftJoin('quoteRequests', 'quoteRequests.id', 'outbox.subjectId')
    .leftJoin('contactSubmissions', 'contactSubmissions.id', 'outbox.subjectId')
    .leftJoin('followUps', 'followUps.id', 'outbox.subjectId')
    .leftJoin('deskEvents', 'deskEvents.id', 'outbox.subjectId')
    .select([
      'outbox.kind',
      'followUps.kind as visitorAction',
      'state',
      'failures',
      'lastError',
      'dueAt',
      'leaseId',
      'settledAt',
    ])
    .select(({ fn }) => [
      fn
        .coalesce(
          'quoteRequests.reference',
          'contactSubmissions.reference',
          'followUps.reference',
          'deskEvents.reference',
        )
        .as('reference'),
      fn
        .coalesce(
          'quoteRequests.receivedAt',
          'contactSubmissions.receivedAt',
          'followUps.at',
          'deskEvents.at',
        )
        .as('receivedAt'),
    ])
    .where('state', 'in', ['waiting', 'parked'])
    .orderBy('state')
    .orderBy('outbox.id')
    .execute();
}

/** Makes waiting mail and mail given up due at once, as if it had never failed. Leased mail is left
 *  alone: it would go out twice.
 *  @param subjectIds 'all' for every subject
 *  @returns the number of mails */
export async function retryMail(db: Database, subjectIds: readonly string[] | 'all') {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ state: 'waiting', dueAt: AT_ONCE, failures: 0, settledAt: null })
    .where('state', 'in', ['waiting', 'parked'])
    .where('leaseId', 'is', null)
    .$if(subjectIds !== 'all', (query) =>
      query.where(isAbout(subjectIds === 'all' ? [] : subjectIds)),
    )
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Deletes the mail about these submissions and about what happened to them later. */
export async function deleteMailAbout(db: Database, subjectIds: readonly string[]): Promise<void> {
  await db.deleteFrom('outbox').where(isAbout(subjectIds)).execute();
}

/** Deletes the morning mails of earlier days, also those given up: nobody wants them any more. */
export async function deleteMorningMailBefore(trx: Database, day: string): Promise<void> {
  await trx
    .deleteFrom('outbox')
    .where('kind', '=', 'morning')
    .where('subjectId', '<', day)
    .execute();
}

function isAbout(subjectIds: readonly string[]) {
  return ({ eb, or, selectFrom }: ExpressionBuilder<Tables, 'outbox'>) =>
    or([
      eb('subjectId', 'in', subjectIds),
      eb(
        'subjectId',
        'in',
        selectFrom('followUps').select('followUps.id').where('quoteId', 'in', subjectIds),
      ),
      eb(
        'subjectId',
        'in',
        selectFrom('deskEvents')
          .select('deskEvents.id')
          .where('deskEvents.subjectId', 'in', subjectIds),
      ),
    ]);
}
