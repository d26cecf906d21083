import type { HistoryEvent } from '../../domain/move/event.ts';
import type { Database } from '../database/database.ts';
import { inBatches } from '../database/in-batches.ts';
import { type Case, casesOf, findCases } from '../moves/case.ts';
import { findEvents } from '../moves/event.repository.ts';
import { findDigestStates } from '../requests/digest.repository.ts';
import { findPlaces } from '../requests/kinds/kinds.ts';
import { SUBMISSION_COLUMNS, submissionOf } from '../requests/submission.repository.ts';
import { findMailStates } from '../sending/outbox/outbox.queries.ts';
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

interface Page {
  readonly most?: number;
  /** The id of the last one seen. */
  readonly olderThan?: string | undefined;
}

/** The ids of the submissions of a filter, newest first. */
export async function findIds(db: Database, filter: SubmissionFilter): Promise<string[]> {
  return (await latest(db, filter).select('id').execute()).map(({ id }) => id);
}

/** The submissions of a filter, newest first, read page by page, so that years of them fit into memory. */
export async function* eachSubmission(db: Database, filter: SubmissionFilter, most = 500) {
  const load = (page: Page) => latest(db, filter, page).select(SUBMISSION_COLUMNS).execute();
  for await (const rows of pages(load, most)) {
    yield* await withMail(db, await casesOf(db, rows.map(submissionOf)));
  }
}

/** The fields that a search looks at, newest first, a page at a time. */
export function eachSearched(db: Database, most: number) {
  return pages<Searched & { readonly id: string }>(async (page) => {
    const rows = await latest(db, {}, page)
      .select(['id', 'name', 'email', 'phone', 'reference'])
      .execute();
    const places = await findPlaces(db, { from: rows.at(-1)?.id ?? '', to: rows[0]?.id ?? '' });
    return rows.map((row) => ({ ...row, places: places.get(row.id) ?? [] }));
  }, most);
}

async function* pages<Row extends { readonly id: string }>(
  load: (page: Page) => Promise<Row[]>,
  most: number,
) {
  let rows = await load({ most });
  while (rows.length > 0) {
    yield rows;
    rows = await load({ most, olderThan: rows.at(-1)?.id });
  }
}

export async function countSubmissions(db: Database, filter: SubmissionFilter): Promise<number> {
  const query = matching(db, filter).select(({ fn }) => fn.countAll().as('rows'));
  return Number((await query.executeTakeFirstOrThrow()).rows);
}

/** Everything about these submissions, in the order given. */
export function findFullCases(db: Database, ids: readonly string[]): Promise<FullCase[]> {
  return inBatches(ids, async (some) => {
    const cases = new Map((await findCases(db, some)).map((each) => [each.stored.id, each]));
    return withMail(
      db,
      some.flatMap((id) => cases.get(id) ?? []),
    );
  });
}

async function withMail(db: Database, cases: readonly Case[]): Promise<FullCase[]> {
  const ids = cases.map(({ stored }) => stored.id);
  const mails = new Map([
    ...(await findDigestStates(db, ids)),
    ...(await findMailStates(db, ids)).flatMap(
      ({ kind, submissionId, state, finishedAt }): [string, FullCase['mail']][] =>
        kind === 'received' && submissionId !== null ? [[submissionId, { state, finishedAt }]] : [],
    ),
  ]);
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

/** Newest first: ids sort by time. */
function latest(db: Database, filter: SubmissionFilter, { most, olderThan }: Page = {}) {
  return matching(db, filter)
    .$if(olderThan !== undefined, (query) => query.where('id', '<', olderThan ?? ''))
    .orderBy('id', 'desc')
    .$if(most !== undefined, (query) => query.limit(most ?? 0));
}

/** The ids of the submissions whose e-mail address, in any case, some change replaced or was replaced by this one. */
export async function findThatHadEmail(db: Database, email: string): Promise<string[]> {
  const sought = email.toLowerCase();
  const candidates = await db
    .selectFrom('events')
    .select('submissionId')
    .distinct()
    .where('kind', '=', 'changed')
    .where(({ fn }) => fn<string>('lower', ['content']), 'like', `%${inJson(sought)}%`)
    .execute();
  const events = await findEvents(
    db,
    candidates.map(({ submissionId }) => submissionId),
  );
  return [...events].flatMap(([id, all]) =>
    all.some((event) => names(event, sought)) ? [id] : [],
  );
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
