import { sql } from 'kysely';
import { type Database, openDatabase } from '../../server/database/database.ts';
import { isSqlite } from '../../server/database/dialect.ts';
import { loadConfig } from '../../server/settings/config.ts';
import { DAY_MS, type Row } from './history.ts';
import { type StoredKeys, submissionOf } from './submission.ts';

const PAGE = 500;
/** A busy firm's 300,000 requests of seven years: few of them are as many of one day as many are. */
const EVERY_MS = (7 * 365 * DAY_MS) / 300_000;
const TABLES = [
  'submissions',
  'searchTerms',
  'requests',
  'messages',
  'events',
  'visits',
  'payments',
  'outbox',
] as const;

export interface Filled {
  readonly open: readonly StoredKeys[];
  readonly jobs: readonly StoredKeys[];
}

/** Fills a new database with so many requests and messages, the last of them now: most are quoted, a third of those accepted, some changed; what was accepted weeks ago moved and is paid, some of it on two days. Their mail went out.
 *  @returns the keys of some requests that are not quoted yet, and of some with payments, the newest first */
export async function fillDatabase(url: string, submissions: number): Promise<Filled> {
  const { database } = loadConfig({ DATABASE_URL: url });
  const db = await openDatabase(database);
  try {
    const open: StoredKeys[] = [];
    const jobs: StoredKeys[] = [];
    const now = Date.now();
    for (let first = 0; first < submissions; first += PAGE) {
      const count = Math.min(PAGE, submissions - first);
      const rows = Array.from({ length: count }, (_, index) => {
        const number = first + index;
        return submissionOf(number, new Date(now - (submissions - number) * EVERY_MS));
      });
      await db.transaction().execute(async (trx) => {
        for (const table of TABLES) {
          await insertAll(
            trx,
            table,
            rows.flatMap((row): readonly Row<typeof table>[] => row[table]),
          );
        }
      });
      open.push(...rows.flatMap((row) => row.open));
      jobs.push(...rows.flatMap((row) => row.jobs));
    }
    // PostgreSQL analyzes tables by itself, but not this soon.
    if (!isSqlite(db)) await sql`analyze`.execute(db);
    return { open: open.reverse().slice(0, 200), jobs: jobs.reverse().slice(0, 200) };
  } finally {
    await db.destroy();
  }
}

async function insertAll<Table extends (typeof TABLES)[number]>(
  trx: Database,
  table: Table,
  rows: readonly Row<Table>[],
): Promise<void> {
  for (let first = 0; first < rows.length; first += PAGE) {
    // Kysely cannot see that the rows are those of the table.
    const some = rows.slice(first, first + PAGE) as never;
    await trx.insertInto(table).values(some).execute();
  }
}
