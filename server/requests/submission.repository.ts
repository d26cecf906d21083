import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Source } from '../../domain/figures/source.schema.ts';
import { plainVisit } from '../../domain/quote/visits.ts';
import type { KindName } from '../../domain/request/kind.ts';
import type { Database } from '../database/database.ts';
import { isSqlite } from '../database/dialect.ts';
import type { NewSubmissionRow, SubmissionRow } from '../database/tables/submission.table.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Receipt } from './receipt.ts';
import { insertSearchTerms, replaceSearchTerms } from './search.repository.ts';
import type { KindCounts, Submission } from './submission.ts';
import { insertVisits } from './visit.repository.ts';

export const SUBMISSION_COLUMNS = [
  'id',
  'kind',
  'reference',
  'receivedAt',
  'flag',
  'name',
  'email',
  'phone',
  'subject',
  'deskKey',
  'linkKey',
  'mailKey',
  'readKey',
  'isProved',
  'source',
  'keptUntil',
] as const satisfies readonly (keyof Submission)[];

const RECEIPT = ['id', 'reference', 'receivedAt', 'linkKey'] as const;

/** Identifies a submission. */
export type SubmissionKey =
  | { readonly id: string }
  | { readonly reference: string }
  | { readonly deskKey: string }
  /** The visitor's, of their browser or of an email. */
  | { readonly linkKey: string }
  | { readonly renewal: string };

/** Identifies it for whoever may only read: nothing is locked, and so nothing is written, by this key. */
export interface ReadKey {
  readonly readKey: string;
}

/** A row before it is stored: the column of the email has no null, and that of the source is JSON. */
type NewRow = Omit<NewSubmissionRow, 'email' | 'source'> & Pick<Submission, 'email' | 'source'>;

/** @returns undefined, having stored nothing, if the reference or the idempotency key exists already */
export async function insertSubmission(
  trx: Database,
  { email, source, ...row }: NewRow,
): Promise<Receipt | undefined> {
  const inserted = await trx
    .insertInto('submissions')
    .values({ ...row, email: email ?? '', source: source && JSON.stringify(source) })
    .onConflict((conflict) => conflict.doNothing())
    .returning(RECEIPT)
    .executeTakeFirst();
  if (!inserted) return undefined;
  await insertVisits(trx, inserted.id, [plainVisit(row.moveDay ?? '')]);
  await insertSearchTerms(trx, inserted.id, row);
  return withoutNull(inserted);
}

export async function findReceipt(db: Database, kind: KindName, idempotencyKey: string) {
  const row = await db
    .selectFrom('submissions')
    .select([...RECEIPT, 'bodyHash', 'linkRenewed'])
    .where('kind', '=', kind)
    .where('idempotencyKey', '=', idempotencyKey)
    .executeTakeFirst();
  return row && withoutNull(row);
}

/** Drops the null link key of a submission without a private link. */
function withoutNull<Row extends { linkKey: string | null }>({ linkKey, ...row }: Row) {
  return linkKey === null ? row : { ...row, linkKey };
}

function byKey(db: Database, key: SubmissionKey | ReadKey) {
  const query = db.selectFrom('submissions').select(SUBMISSION_COLUMNS);
  if ('id' in key) return query.where('id', '=', key.id);
  if ('reference' in key) return query.where('reference', '=', key.reference);
  if ('deskKey' in key) return query.where('deskKey', '=', key.deskKey);
  if ('readKey' in key) return query.where('readKey', '=', key.readKey);
  if ('renewal' in key) return query.where('renewal', '=', key.renewal);
  // As two lookups by index.
  return query.where(({ eb, or }) =>
    or([eb('linkKey', '=', key.linkKey), eb('mailKey', '=', key.linkKey)]),
  );
}

export async function findSubmission(
  db: Database,
  key: SubmissionKey | ReadKey,
): Promise<Submission | undefined> {
  const row = await byKey(db, key).executeTakeFirst();
  return row && submissionOf(row);
}

export function submissionOf<Row extends Pick<SubmissionRow, 'email' | 'source'>>({
  email,
  source,
  ...row
}: Row) {
  return { ...row, email: email || null, source: storedSource(source) };
}

/** Only the server writes this column, with the result of readSource. */
function storedSource(source: string | null): Source | null {
  return source === null ? null : (JSON.parse(source) as Source);
}

/** Locks a submission for the transaction: whatever else happens to it waits. SQLite has one writer
 *  anyway. */
export async function lockSubmission(
  trx: Database,
  key: SubmissionKey,
): Promise<Submission | undefined> {
  const row = await byKey(trx, key)
    .$if(!isSqlite(trx), (query) => query.forUpdate())
    .executeTakeFirst();
  return row && submissionOf(row);
}

export async function findSubmissions(db: Database, ids: readonly string[]): Promise<Submission[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('submissions')
    .select(SUBMISSION_COLUMNS)
    .where('id', 'in', ids)
    .execute();
  return rows.map(submissionOf);
}

export async function updateSubmission(
  trx: Database,
  id: string,
  { email, source, ...changes }: Partial<NewRow>,
): Promise<void> {
  const row = {
    ...changes,
    ...(email !== undefined && { email: email ?? '' }),
    ...(source !== undefined && { source: source && JSON.stringify(source) }),
  };
  await trx.updateTable('submissions').set(row).where('id', '=', id).execute();
  if (changes.name !== undefined || changes.phone !== undefined) await replaceSearchTerms(trx, id);
}

/** Whether a visitor deleted a request with this reference. It is not used again: the team was asked to
 *  remove everything under that name. */
export async function isReferenceDeleted(db: Database, reference: string): Promise<boolean> {
  const row = await db
    .selectFrom('deletions')
    .select('reference')
    .where('reference', '=', reference)
    .executeTakeFirst();
  return row !== undefined;
}

/** How many are stored of each kind. */
export async function countByKind(db: Database): Promise<KindCounts> {
  const counts = await db
    .selectFrom('submissions')
    .select(({ fn }) => ['kind', fn.countAll().as('rows')])
    .groupBy('kind')
    .execute();
  return Object.fromEntries(counts.map(({ kind, rows }) => [kind, Number(rows)]));
}

/** Few enough that a server waiting to store a request notices no delay. */
export const BATCH = 200;

/** Deletes submissions and everything about them.
 *  @returns the number of submissions of each kind */
export async function deleteSubmissions(db: Database, ids: readonly string[]): Promise<KindCounts> {
  const removed: Partial<Record<KindName, number>> = {};
  for (let first = 0; first < ids.length; first += BATCH) {
    const batch = ids.slice(first, first + BATCH);
    const rows = await inTransaction(db, (trx) =>
      trx.deleteFrom('submissions').where('id', 'in', batch).returning('kind').execute(),
    );
    for (const { kind } of rows) removed[kind] = (removed[kind] ?? 0) + 1;
    // SQLite answers without a pause, so this lets the server take waiting requests in between.
    await nextTurn();
  }
  return removed;
}
