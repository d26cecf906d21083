import type { HistoryEvent } from '../../domain/history/event.ts';
import type { KindName } from '../../domain/kind.ts';
import type { Database } from '../database/database.ts';
import { casesOf, findCases } from '../history/case.ts';
import { findEvents } from '../history/event.repository.ts';
import { findPlaces } from '../kinds.ts';
import { findMailStates } from '../outbox/outbox.queries.ts';
import { COLUMNS, submissionOf } from '../submissions/submission.repository.ts';
import type { Submission } from '../submissions/submission.ts';
import type { Searched } from './matcher.ts';
import type { FullCase } from './stored-submission.ts';

export interface SubmissionFilter {
  readonly reference?: string;
  /** Compared without regard to case. */
  readonly email?: string;
  /** ISO times: received at or after `from`, and before `before`. */
  readonly from?: string | undefined;
  readonly before?: string | undefined;
  readonly suspected?: boolean;
}

export interface SubmissionHead {
  readonly id: string;
  readonly kind: KindName;
  readonly reference: string;
}

/** Newest first; their ids sort by time.
 *  @param olderThan the id of the last one seen */
export async function findHeads(
  db: Database,
  filter: SubmissionFilter,
  { most, olderThan }: { most?: number; olderThan?: string | undefined } = {},
): Promise<SubmissionHead[]> {
  return matching(db, filter)
    .select(['submissions.id', 'kind', 'reference'])
    .$if(olderThan !== undefined, (query) => query.where('submissions.id', '<', olderThan ?? ''))
    .orderBy('submissions.id', 'desc')
    .$if(most !== undefined, (query) => query.limit(most ?? 0))
    .execute();
}

/** The submissions of a filter, newest first, a page at a time. */
export function eachPage(db: Database, filter: SubmissionFilter, page = 500) {
  return pages<Submission>(async (olderThan) => {
    const rows = latest(db, filter, { page, olderThan }).select(
      COLUMNS.map((column) => `submissions.${column}` as const),
    );
    return (await rows.execute()).map(submissionOf);
  });
}

/** The fields that a search looks at, newest first, a page at a time: half of what {@link eachPage} reads. */
export function eachSearched(db: Database, page: number) {
  return pages<Searched & { readonly id: string }>(async (olderThan) => {
    const rows = await latest(db, {}, { page, olderThan })
      .select(['submissions.id', 'name', 'email', 'phone', 'reference'])
      .execute();
    const places = await findPlaces(db, { from: rows.at(-1)?.id ?? '', to: rows[0]?.id ?? '' });
    return rows.map((row) => ({ ...row, places: places.get(row.id) ?? [] }));
  });
}

async function* pages<Row extends { readonly id: string }>(
  load: (olderThan: string | undefined) => Promise<Row[]>,
) {
  let olderThan: string | undefined;
  for (;;) {
    const rows = await load(olderThan);
    if (rows.length === 0) return;
    yield rows;
    olderThan = rows.at(-1)?.id;
  }
}

function latest(
  db: Database,
  filter: SubmissionFilter,
  { page, olderThan }: { readonly page: number; readonly olderThan: string | undefined },
) {
  return matching(db, filter)
    .$if(olderThan !== undefined, (query) => query.where('submissions.id', '<', olderThan ?? ''))
    .orderBy('submissions.id', 'desc')
    .limit(page);
}

/** Reads page by page, so that years of submissions fit into memory. */
export async function* eachSubmission(db: Database, filter: SubmissionFilter, page?: number) {
  for await (const rows of eachPage(db, filter, page)) yield* await fullCases(db, rows);
}

export async function countSubmissions(db: Database, filter: SubmissionFilter): Promise<number> {
  const query = matching(db, filter).select(({ fn }) => fn.countAll().as('rows'));
  return Number((await query.executeTakeFirstOrThrow()).rows);
}

/** Everything about these submissions, in the order given. */
export async function findFullCases(db: Database, ids: readonly string[]): Promise<FullCase[]> {
  const cases = new Map((await findCases(db, ids)).map((each) => [each.stored.id, each]));
  return withMail(
    db,
    ids.flatMap((id) => cases.get(id) ?? []),
  );
}

async function fullCases(db: Database, rows: readonly Submission[]): Promise<FullCase[]> {
  return withMail(db, await casesOf(db, rows));
}

async function withMail(
  db: Database,
  cases: readonly Omit<FullCase, 'mail'>[],
): Promise<FullCase[]> {
  const states = await findMailStates(
    db,
    cases.map(({ stored }) => stored.id),
  );
  const mails = new Map(
    states.flatMap(({ kind, submissionId, state, finishedAt }) =>
      kind === 'received' ? [[submissionId, { state, finishedAt }]] : [],
    ),
  );
  return cases.map((each) => ({ ...each, mail: mails.get(each.stored.id) ?? null }));
}

function matching(db: Database, filter: SubmissionFilter) {
  const { reference, email, from, before, suspected = false } = filter;
  return db
    .selectFrom('submissions')
    .$if(reference !== undefined, (query) => query.where('reference', '=', reference ?? ''))
    .$if(email !== undefined, (query) =>
      query.where(({ fn }) => fn<string>('lower', ['email']), '=', (email ?? '').toLowerCase()),
    )
    .$if(from !== undefined, (query) => query.where('receivedAt', '>=', from ?? ''))
    .$if(before !== undefined, (query) => query.where('receivedAt', '<', before ?? ''))
    .$if(suspected, (query) => query.where('flag', 'is not', null));
}

/** The submissions that had this e-mail address, in any case, before or after some change. */
export async function findThatHadEmail(db: Database, email: string): Promise<SubmissionHead[]> {
  const sought = email.toLowerCase();
  const candidates = await db
    .selectFrom('events')
    .innerJoin('submissions', 'submissions.id', 'events.submissionId')
    .select(['submissions.id', 'submissions.kind', 'reference'])
    .distinct()
    .where('events.kind', '=', 'changed')
    .where(({ fn }) => fn<string>('lower', ['content']), 'like', `%${inJson(sought)}%`)
    .execute();
  const events = await findEvents(
    db,
    candidates.map(({ id }) => id),
  );
  return candidates.filter(({ id }) => events.get(id)?.some((event) => names(event, sought)));
}

const inJson = (text: string) => JSON.stringify(text).slice(1, -1);

/** Whether the event changed the address from or to this one: it may also occur in somebody's notes. */
function names(event: HistoryEvent, email: string): boolean {
  if (event.kind !== 'changed') return false;
  return event.changes.some(
    ({ field, before, after }) =>
      field === 'email' && [before, after].some((each) => String(each).toLowerCase() === email),
  );
}
