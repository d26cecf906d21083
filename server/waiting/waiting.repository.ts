import { sql } from 'kysely';
import type { EventKind } from '../../domain/move/event.ts';
import { isQuoted, type Stage, UNANSWERED } from '../../domain/move/stage.ts';
import type { Database } from '../database/database.ts';

const submissions = (db: Database) => db.selectFrom('submissions').select('submissions.id');

/** The submissions to which some of these events happened. */
const ofEvents = (db: Database) =>
  db.selectFrom('events').select('events.submissionId as id').distinct();

/** The visits, each with its submission. A cross join tells SQLite to begin with the days: of a stage it would read those
 *  of all years. */
const onDays = (db: Database) =>
  db
    .selectFrom('visits')
    .crossJoin('submissions')
    .whereRef('submissions.id', '=', 'visits.submissionId');

async function idsIn(query: {
  execute(): Promise<readonly { readonly id: string }[]>;
}): Promise<string[]> {
  return (await query.execute()).map(({ id }) => id);
}

/** The submissions since that time that wait for an answer, also those whose quote did not arrive. Without
 *  suspected spam. */
export function findUnanswered(db: Database, since: string): Promise<string[]> {
  return idsIn(unanswered(db, since).orderBy('receivedAt').orderBy('id'));
}

/** The first of them, those with an email for each before a flood's; and how many more there are. */
export async function findFirstUnanswered(
  db: Database,
  since: string,
  most: number,
): Promise<{ ids: string[]; left: number }> {
  const digested = sql`case when digest is null then 0 else 1 end`;
  const first = unanswered(db, since).orderBy(digested).orderBy('receivedAt').orderBy('id');
  const ids = await idsIn(first.limit(most));
  if (ids.length < most) return { ids, left: 0 };
  const { all } = await unanswered(db, since)
    .clearSelect()
    .select(({ fn }) => fn.countAll().as('all'))
    .executeTakeFirstOrThrow();
  return { ids, left: Number(all) - most };
}

/** Those of them with an email for each. */
export function findSingleUnanswered(db: Database, since: string): Promise<string[]> {
  return idsIn(unanswered(db, since).where('digest', 'is', null));
}

/** The digests of those of them without, each with what the reminder of one would ask. */
export async function findUnansweredDigests(db: Database, since: string) {
  const rows = await unanswered(db, since)
    .clearSelect()
    .select(({ fn }) => ['digest', fn.min('receivedAt').as('receivedAt')])
    // The last of them by the alphabet is the one that nobody has taken.
    .select(({ fn }) => fn.max('stage').as('stage'))
    .where('digest', 'is not', null)
    .groupBy('digest')
    .execute();
  return rows.map(({ digest, ...row }) => ({ ...row, digest: `${digest}` }));
}

function unanswered(db: Database, since: string) {
  return submissions(db)
    .where('receivedAt', '>=', since)
    .where('flag', 'is', null)
    .where('stage', 'in', UNANSWERED);
}

/** The suspected submissions of which nobody has taken notice, the latest first. */
export function findUnlookedSuspects(db: Database): Promise<string[]> {
  return idsIn(
    submissions(db)
      .where('flag', 'is not', null)
      .where('stage', '=', 'waiting')
      .orderBy('receivedAt', 'desc'),
  );
}

/** The requests whose day is to be confirmed since that time or later. */
export function findToConfirm(db: Database, since: string): Promise<string[]> {
  return idsIn(
    ofEvents(db)
      .innerJoin('submissions', 'submissions.id', 'events.submissionId')
      .where('events.kind', 'in', ['accepted', 'agreed', 'changed'])
      .where('events.at', '>=', since)
      .where('submissions.stage', '=', 'accepted')
      .where('submissions.flag', 'is', null),
  );
}

/** The submissions to which something of these kinds happened since that time. */
export function findWithEvents(
  db: Database,
  kinds: readonly EventKind[],
  since: string,
): Promise<string[]> {
  return idsIn(ofEvents(db).where('kind', 'in', kinds).where('at', '>=', since));
}

/** The submissions with a quote whose last day is one of these; both inclusive. */
export function findRunningOut(db: Database, from: string, to: string): Promise<string[]> {
  return idsIn(ofEvents(db).where('validUntil', '>=', from).where('validUntil', '<=', to));
}

/** The requests with a yes and an open quote whose last day or moving day is one of these; both inclusive. */
export async function findRunOutAfterYes(
  db: Database,
  from: string,
  to: string,
): Promise<string[]> {
  const ids = [
    ...(await findPlanned(db, ['quoted', 'undelivered'], { from, to })),
    ...(await findRunningOut(db, from, to)),
  ];
  if (ids.length === 0) return [];
  // SQLite would begin a join with each yes that there ever was, and a condition on the stage with each quote.
  const rows = await db
    .selectFrom('submissions')
    .select(['id', 'stage'])
    .where('id', 'in', ids)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('events')
          .select('number')
          .whereRef('submissionId', '=', 'submissions.id')
          .where('events.kind', 'in', ['accepted', 'agreed']),
      ),
    )
    .execute();
  return rows.filter(({ stage }) => isQuoted(stage)).map(({ id }) => id);
}

/** The requests that are booked for that day or later, at a gate that wants notice. */
export function findBookedWithGate(db: Database, from: string): Promise<string[]> {
  return idsIn(
    submissions(db)
      .innerJoin('requests', 'requests.id', 'submissions.id')
      .where('stage', '=', 'booked')
      .where('moveDay', '>=', from)
      .where('access', 'like', '%"notice":"day%'),
  );
}

/** The requests after whose move something is missing or broken, and nobody has answered. */
export function findReported(db: Database): Promise<string[]> {
  return idsIn(submissions(db).where('reportedAt', 'is not', null));
}

/** The requests with something to pay or to give back after the move, or after it was cancelled. */
export async function findOpenAccounts(db: Database): Promise<string[]> {
  // Two ends of the index; all but zero would read the whole of it.
  const toPay = await idsIn(submissions(db).where('openCents', '>', 0));
  return [...toPay, ...(await idsIn(submissions(db).where('openCents', '<', 0)))];
}

/** The requests whose deposit was to come before that day, and did not. */
export function findLateDeposits(db: Database, before: string): Promise<string[]> {
  return idsIn(submissions(db).where('depositBy', '<', before));
}

/** The requests that the team means to call on one of these days, both inclusive. */
export function findCallbacks(db: Database, from: string, to: string): Promise<string[]> {
  return idsIn(submissions(db).where('callOn', '>=', from).where('callOn', '<=', to));
}

/** The requests of these stages whose day is in words.
 *  @param since the ISO time from which they were received; of all times if not given */
export function findUndated(
  db: Database,
  stages: readonly Stage[],
  { since = '', most }: { readonly since?: string; readonly most?: number } = {},
): Promise<string[]> {
  return idsIn(
    submissions(db)
      .where('stage', 'in', stages)
      .where('receivedAt', '>=', since)
      .where('moveDay', 'not like', '____-__-__')
      .where('flag', 'is', null)
      .$if(most !== undefined, (query) => query.limit(most ?? 0)),
  );
}

/** The requests with a visit on one of these days, both inclusive, by their stage. */
export function findPlanned(
  db: Database,
  stages: readonly Stage[],
  { from, to = '9999-12-31', most }: Days,
): Promise<string[]> {
  return idsIn(
    onDays(db)
      .select('submissions.id')
      .distinct()
      .where('day', '>=', from)
      .where('day', '<=', to)
      .where('stage', 'in', stages)
      .where('flag', 'is', null)
      .$if(most !== undefined, (query) => query.limit(most ?? 0)),
  );
}

interface Days {
  readonly from: string;
  readonly to?: string;
  /** How many requests at most; all if left out. */
  readonly most?: number;
}

/** The requests of these stages whose last visit is over. */
export function findOver(db: Database, stages: readonly Stage[], today: string): Promise<string[]> {
  return idsIn(
    submissions(db)
      .where('stage', 'in', stages)
      .where('moveDay', '>=', '0')
      .where('moveDay', '<', today)
      .where('moveDay', 'like', '____-__-__'),
  );
}

/** How many trucks are out on each of these days with requests of these stages, both inclusive; without suspected
 *  spam. */
export async function countTrucks(
  db: Database,
  stages: readonly Stage[],
  { from, to }: { readonly from: string; readonly to: string },
): Promise<ReadonlyMap<string, number>> {
  const rows = await onDays(db)
    .select(({ fn }) => ['day', fn.sum('trucks').as('trucks')])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .where('stage', 'in', stages)
    .where('flag', 'is', null)
    .groupBy('day')
    .execute();
  return new Map(rows.map(({ day, trucks }) => [day, Number(trucks)]));
}
