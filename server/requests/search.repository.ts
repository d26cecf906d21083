import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { type Searchable, type Sought, searchTerms, waysToRead } from '../database/search-terms.ts';

/** Stores what a submission is found by. */
export async function insertSearchTerms(
  trx: Database,
  submissionId: string,
  found: Searchable,
): Promise<void> {
  const rows = searchTerms(found).map((term) => ({ submissionId, term }));
  if (rows.length > 0) await trx.insertInto('searchTerms').values(rows).execute();
}

/** The same after its name or number has changed. */
export async function replaceSearchTerms(trx: Database, id: string): Promise<void> {
  const now = await trx
    .selectFrom('submissions')
    .select(['reference', 'name', 'phone'])
    .where('id', '=', id)
    .executeTakeFirst();
  await trx.deleteFrom('searchTerms').where('submissionId', '=', id).execute();
  if (now) await insertSearchTerms(trx, id, now);
}

/** The ids of the submissions that somebody means by a part of a name, number or reference, the newest first. */
export async function findSought(db: Database, typed: string, most: number): Promise<string[]> {
  const ids = new Set<string>();
  for (const way of waysToRead(typed)) {
    for (const id of await findByAll(db, way, most)) ids.add(id);
  }
  // Ids sort by time.
  return [...ids].toSorted().reverse().slice(0, most);
}

/** Of several terms one that at most so many have is looked up, and the others of those one by one. */
const FEW = 2000;
/** The range of a single term is sorted up to this size, which takes some 20 ms. Of more, the newest are soon found from the
 *  newest submission on; of fewer, which may all be years old, that would be a walk through all. */
const SORTED = 10_000;
/** The terms of some 2,000 submissions, which take some 5 ms: what is common to many is among them. */
const NEWEST = 10_000;

async function findByAll(
  db: Database,
  way: readonly [Sought, ...Sought[]],
  most: number,
): Promise<string[]> {
  const [first, ...others] = way;
  if (others.length === 0) return findByOne(db, first, most);
  const rare = await findRare(db, way, FEW);
  if (rare) {
    const rest = way.filter((each) => each !== rare);
    return findByRare(db, rare, rest, most);
  }
  const newest = await findAmongNewest(db, way, most);
  return newest.length < most ? findInEach(db, way, most) : newest;
}

async function findByOne(db: Database, sought: Sought, most: number): Promise<string[]> {
  const isSorted = (await findRare(db, [sought], SORTED)) !== undefined;
  const ids = db
    .selectFrom('searchTerms')
    .select('submissionId')
    // Text with nothing added is in no index: the order of the ids has one.
    .where(within(isSorted ? sql.ref('term') : sql<string>`term || ''`, sought))
    .limit(most);
  return idsOf(
    isSorted
      ? // With nothing added to the ids, a database may choose the walk after all.
        ids.groupBy('submissionId').orderBy(sql`submission_id || ''`, 'desc')
      : ids.distinct().orderBy('submissionId', 'desc'),
  );
}

async function findByRare(
  db: Database,
  rare: Sought,
  others: readonly Sought[],
  most: number,
): Promise<string[]> {
  return idsOf(
    db
      .selectFrom('searchTerms as one')
      .select('submissionId')
      .distinct()
      .where(within(sql.ref('one.term'), rare))
      .where(({ and, exists, selectFrom }) =>
        and(
          others.map((other) =>
            exists(
              selectFrom('searchTerms as too')
                .select('too.term')
                .whereRef('too.submissionId', '=', 'one.submissionId')
                .where(within(sql.ref('too.term'), other)),
            ),
          ),
        ),
      )
      .orderBy('submissionId', 'desc')
      .limit(most),
  );
}

async function findAmongNewest(
  db: Database,
  way: readonly Sought[],
  most: number,
): Promise<string[]> {
  const has = (sought: Sought) =>
    sql`max(case when ${within(sql.ref('term'), sought)} then 1 else 0 end) = 1`;
  return idsOf(
    db
      .selectFrom(
        db
          .selectFrom('searchTerms')
          .select(['submissionId', 'term'])
          .orderBy('submissionId', 'desc')
          .orderBy('term', 'desc')
          .limit(NEWEST)
          .as('newest'),
      )
      .select('submissionId')
      .groupBy('submissionId')
      .having(sql<SqlBool>`${sql.join(way.map(has), sql` and `)}`)
      .orderBy('submissionId', 'desc')
      .limit(most),
  );
}

/** Ordered by id, so that SQLite merges the ranges: a lookup in one for each row of the other takes ten times as long. */
async function findInEach(
  db: Database,
  [first, ...others]: readonly [Sought, ...Sought[]],
  most: number,
): Promise<string[]> {
  const having = (sought: Sought) =>
    db
      .selectFrom('searchTerms')
      .select('submissionId')
      .where(within(sql.ref('term'), sought));
  return idsOf(
    others
      .reduce((found, other) => found.intersect(having(other)), having(first))
      .orderBy('submissionId', 'desc')
      .limit(most),
  );
}

async function idsOf(query: {
  execute(): Promise<{ readonly submissionId: string }[]>;
}): Promise<string[]> {
  return (await query.execute()).map(({ submissionId }) => submissionId);
}

/** The first of the terms that at most so many have. */
async function findRare(
  db: Database,
  way: readonly Sought[],
  most: number,
): Promise<Sought | undefined> {
  for (const sought of way) {
    const beyond = await db
      .selectFrom('searchTerms')
      .select('submissionId')
      .where(within(sql.ref('term'), sought))
      .offset(most)
      .limit(1)
      .executeTakeFirst();
    if (!beyond) return sought;
  }
  return undefined;
}

/** After every text that begins with another one. */
const LAST = '\u{10ffff}';

function within(term: RawBuilder<unknown>, sought: Sought): RawBuilder<SqlBool> {
  return 'is' in sought
    ? sql`${term} = ${sought.is}`
    : sql`${term} >= ${sought.begins} and ${term} < ${`${sought.begins}${LAST}`}`;
}
