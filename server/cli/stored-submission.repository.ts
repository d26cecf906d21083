import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { findDeskEvents } from '../history/desk-event.repository.ts';
import { findContacts } from '../message/message.repository.ts';
import { findMailStates } from '../outbox/outbox.queries.ts';
import { findQuotes } from '../request/request.repository.ts';
import { findVisitorActions } from '../your-move/visitor-action.repository.ts';
import type { StoredSubmission } from './stored-submission.ts';

export interface SubmissionFilter {
  readonly reference?: string;
  /** Compared without regard to case. */
  readonly email?: string;
  readonly ids?: readonly string[];
  /** ISO times: received at or after `from`, and before `before`. */
  readonly from?: string | undefined;
  readonly before?: string | undefined;
  /** Days, both inclusive; they match only requests whose moving day is a date. */
  readonly movingFrom?: string | undefined;
  readonly movingTo?: string | undefined;
  readonly marks?: 'all' | 'no canaries' | 'suspected';
}

export type SubmissionHead = Pick<StoredSubmission, 'kind' | 'id' | 'reference'>;

/** Quotes and messages together, newest first; their ids sort by time.
 *  @param olderThan the id of the last one seen */
export async function findSubmissionHeads(
  db: Database,
  filter: SubmissionFilter,
  { most, olderThan }: { most?: number; olderThan?: string | undefined } = {},
): Promise<SubmissionHead[]> {
  return matching(db, filter)
    .select(['kind', 'id', 'reference'])
    .$if(olderThan !== undefined, (query) => query.where('id', '<', olderThan ?? ''))
    .orderBy('id', 'desc')
    .$if(most !== undefined, (query) => query.limit(most ?? 0))
    .execute();
}

/** Submissions with a moving day, the earliest day first. */
async function findMovingHeads(
  db: Database,
  filter: SubmissionFilter,
  { most, after }: { most: number; after: number },
): Promise<SubmissionHead[]> {
  return matching(db, filter)
    .select(['kind', 'id', 'reference'])
    .where('moveDate', 'like', ISO_DAY)
    .orderBy('moveDate')
    .orderBy('id')
    .limit(most)
    .offset(after)
    .execute();
}

export async function countSubmissions(db: Database, filter: SubmissionFilter): Promise<number> {
  const query = matching(db, filter).select(({ fn }) => fn.countAll().as('rows'));
  return Number((await query.executeTakeFirstOrThrow()).rows);
}

/** Reads everything stored about these submissions, in the order given. */
export async function findSubmissions(
  db: Database,
  heads: readonly SubmissionHead[],
): Promise<StoredSubmission[]> {
  const ids = heads.map(({ id }) => id);
  const mails = await findMailStates(db, ids);
  const mailOf = (id: string) => {
    const mail = mails.get(id);
    return mail ? { state: mail.state, settledAt: mail.settledAt } : null;
  };
  const events = Map.groupBy(await findDeskEvents(db, ids), ({ subjectId }) => subjectId);
  const deskOf = (id: string) =>
    (events.get(id) ?? []).map(({ kind, at, by, said, offer, via }) => ({
      kind,
      at,
      by,
      ...(said !== undefined && { said }),
      ...(offer && via && { offer, via }),
    }));
  const submissions = new Map<string, StoredSubmission>();
  const actions = Map.groupBy(await findVisitorActions(db, ids), ({ quoteId }) => quoteId);
  for (const quote of await findQuotes(db, ids)) {
    // The link key is left out: its holder can change and delete the request.
    const { idempotencyKey, bodyHash, linkKey, ...row } = quote;
    const done = (actions.get(row.id) ?? []).map(({ kind, at, changes }) => ({
      kind,
      at,
      changes,
    }));
    const desk = deskOf(row.id);
    submissions.set(row.id, { kind: 'quote', ...row, mail: mailOf(row.id), followUps: done, desk });
  }
  for (const { idempotencyKey, bodyHash, ...row } of await findContacts(db, ids)) {
    const desk = deskOf(row.id);
    submissions.set(row.id, { kind: 'message', ...row, mail: mailOf(row.id), desk });
  }
  return ids.flatMap((id) => submissions.get(id) ?? []);
}

/** Reads page by page, so that years of submissions fit into memory. */
export async function* eachSubmission(db: Database, filter: SubmissionFilter, page = 500) {
  let olderThan: string | undefined;
  for (;;) {
    const heads = await findSubmissionHeads(db, filter, { most: page, olderThan });
    if (heads.length === 0) return;
    yield* await findSubmissions(db, heads);
    olderThan = heads.at(-1)?.id;
  }
}

/** Reads page by page, the next move first. */
export async function* eachMoving(db: Database, filter: SubmissionFilter, page = 500) {
  for (let after = 0; ; after += page) {
    const heads = await findMovingHeads(db, filter, { most: page, after });
    if (heads.length === 0) return;
    yield* await findSubmissions(db, heads);
  }
}

/** SQL's pattern of '2026-12-05'; a visitor may also have written "end of May". */
const ISO_DAY = '____-__-__';

function matching(db: Database, filter: SubmissionFilter) {
  const { reference, email, ids, from, before, movingFrom, movingTo, marks = 'all' } = filter;
  const columns = ['id', 'reference', 'receivedAt', 'email', 'flag'] as const;
  const quotes = db
    .selectFrom('quoteRequests')
    .select(columns)
    .select(['moveDate', sql<StoredSubmission['kind']>`'quote'`.as('kind')]);
  const messages = db
    .selectFrom('contactSubmissions')
    .select(columns)
    .select([sql<string>`''`.as('moveDate'), sql<StoredSubmission['kind']>`'message'`.as('kind')]);
  return db
    .selectFrom(quotes.unionAll(messages).as('leads'))
    .$if(reference !== undefined, (query) => query.where('reference', '=', reference ?? ''))
    .$if(email !== undefined, (query) =>
      query.where(({ fn }) => fn<string>('lower', ['email']), '=', (email ?? '').toLowerCase()),
    )
    .$if(ids !== undefined, (query) => query.where('id', 'in', ids ?? []))
    .$if(from !== undefined, (query) => query.where('receivedAt', '>=', from ?? ''))
    .$if(before !== undefined, (query) => query.where('receivedAt', '<', before ?? ''))
    .$if((movingFrom ?? movingTo) !== undefined, (query) =>
      query
        .where('moveDate', 'like', ISO_DAY)
        .where('moveDate', '>=', movingFrom ?? '')
        .where('moveDate', '<=', movingTo ?? '9999-12-31'),
    )
    .$if(marks === 'suspected', (query) => query.where('flag', 'in', ['honeypot', 'too-fast']))
    .$if(marks === 'no canaries', (query) =>
      query.where(({ eb, or }) => or([eb('flag', 'is', null), eb('flag', '!=', 'canary')])),
    );
}
