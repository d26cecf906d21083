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

/** Of several terms one that at most so many have is looked up first, and the others one by one. */
const FEW = 2000;
/** The range of a single term is sorted up to this size, which takes some 20 ms. Of more, the newest are soon found from the
 *  newest submission on; of fewer, which may all be years old, that would be a walk through all. */
const SORTED = 10_000;

async function findByAll(
  db: Database,
  way: readonly [Sought, ...Sought[]],
  most: number,
): Promise<string[]> {
  const isSingle = way.length === 1;
  const rare = await findRare(db, way, isSingle ? SORTED : FEW);
  const [first] = way;
  const others = way.filter((each) => each !== (rare ?? first));
  const walksBack = !rare && isSingle;
  const isSorted = isSingle && rare !== undefined;
  const ids = db
    .selectFrom('searchTerms as one')
    .select('submissionId')
    // Text with nothing added is in no index: the order of the ids has one.
    .where(within(walksBack ? sql<string>`one.term || ''` : sql.ref('one.term'), rare ?? first))
    .where(({ eb, and, exists, selectFrom }) =>
      and(
        others.map((other) =>
          // Few are looked up one by one; of many, that takes twenty times as long as two ranges side by side.
          rare
            ? exists(
                selectFrom('searchTerms as too')
                  .select('too.term')
                  .whereRef('too.submissionId', '=', 'one.submissionId')
                  .where(within(sql.ref('too.term'), other)),
              )
            : eb(
                'one.submissionId',
                'in',
                selectFrom('searchTerms as too')
                  .select('too.submissionId')
                  .where(within(sql.ref('too.term'), other)),
              ),
        ),
      ),
    )
    .limit(most);
  const rows = await (isSorted
    ? // With nothing added to the ids, a database may choose the walk after all.
      ids.groupBy('submissionId').orderBy(sql`one.submission_id || ''`, 'desc')
    : ids.distinct().orderBy('submissionId', 'desc')
  ).execute();
  return rows.map(({ submissionId }) => submissionId);
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
