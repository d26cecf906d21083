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

/** A term that more have is looked for from the newest on, where they are soon found; its whole range would be sorted. */
const MANY = 2000;

async function findByAll(
  db: Database,
  way: readonly [Sought, ...Sought[]],
  most: number,
): Promise<string[]> {
  const rare = await findRare(db, way);
  const [first] = way;
  const others = way.filter((each) => each !== (rare ?? first));
  const walksBack = !rare && others.length === 0;
  const rows = await db
    .selectFrom('searchTerms as one')
    .select('submissionId')
    .distinct()
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
    .orderBy('submissionId', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ submissionId }) => submissionId);
}

/** The first of the terms that few have. */
async function findRare(db: Database, way: readonly Sought[]): Promise<Sought | undefined> {
  for (const sought of way) {
    const beyond = await db
      .selectFrom('searchTerms')
      .select('submissionId')
      .where(within(sql.ref('term'), sought))
      .offset(MANY)
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
