import { hash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { Database, OpenTransaction, Tables } from './database.ts';
import { isSqlite } from './dialect.ts';
import { tableNames } from './migrations.ts';

/** Good for an hour, at the address that made them: a start on localhost makes one, and its database is still empty. */
type NotCopied = 'signInLinks';

/** Every other table with its key. A table comes after those that it refers to. */
const KEYS = {
  submissions: ['id'],
  requests: ['id'],
  messages: ['id'],
  events: ['submissionId', 'number'],
  outbox: ['id'],
  deletions: ['reference'],
  jobRuns: ['name'],
  diaryKeys: ['opens'],
  devices: ['id'],
  taps: ['day', 'page', 'kind', 'source'],
  invoices: ['number'],
  invoiceNumbers: ['series'],
  payments: ['submissionId', 'event'],
  visits: ['submissionId', 'visit'],
  searchTerms: ['submissionId', 'term'],
  acknowledgements: ['mark'],
} as const satisfies {
  [Name in Exclude<keyof Tables, NotCopied>]: readonly (keyof Tables[Name])[];
};

type Table = keyof typeof KEYS;
const ALL = Object.entries(KEYS) as [Table, readonly string[]][]; // the keys of a complete record

const PAGE = 2000;

/** A row under the names that the database has. */
type Row = Readonly<Record<string, string | number | null>>;

export interface CopyProgress {
  readonly table: Table;
  readonly rows: number;
  readonly all: number;
}

/** Whether no table has a row. */
export async function isEmpty(db: Database): Promise<boolean> {
  for (const [table] of ALL) {
    if ((await rowsOf(db, sql`select 1 from ${sql.table(table)} limit 1`)).length > 0) return false;
  }
  return true;
}

/** Copies every row of these tables from one database to another with the same tables, of this release or both of an earlier
 *  one, and compares what has arrived. Nothing is stored unless all of it is.
 *  @throws an error that names the first table that differs */
export async function copyRows(
  from: Database,
  to: Database,
  onProgress: (progress: CopyProgress) => void = () => {},
): Promise<void> {
  // One moment of the source, also while others write to it.
  await from
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((source) =>
      to.transaction().execute(async (target) => {
        const there = await tableNames<Tables>(source);
        for (const [table] of ALL)
          if (there.includes(snakeCase(table))) await copyTable(source, target, table, onProgress);
      }),
    );
}

async function copyTable(
  source: OpenTransaction,
  target: OpenTransaction,
  table: Table,
  onProgress: (progress: CopyProgress) => void,
): Promise<void> {
  const [{ all = 0 } = {}] = await rowsOf(
    source,
    sql`select count(*) as "all" from ${sql.table(table)}`,
  );
  const sent = new Digest();
  for await (const page of pagesOf(source, table)) {
    await insert(target, table, page);
    sent.add(page);
    onProgress({ table, rows: sent.rows, all: Number(all) });
  }
  const arrived = new Digest();
  for await (const page of pagesOf(target, table)) arrived.add(page);
  if (sent.rows === Number(all) && sent.equals(arrived)) return;
  throw new Error(`${table}: of ${all} rows, ${sent.rows} were read, and what arrived differs`);
}

/** A digest of all rows, in any order: two databases sort text differently. */
class Digest {
  rows = 0;
  #sum = 0n;

  add(page: readonly Row[]): void {
    const columns = Object.keys(page[0] ?? {}).toSorted();
    for (const row of page) {
      this.#sum += hash('sha1', JSON.stringify(row, columns), 'buffer').readBigUInt64LE();
    }
    this.rows += page.length;
  }

  equals(other: Digest): boolean {
    return this.rows === other.rows && this.#sum === other.#sum;
  }
}

async function* pagesOf(db: Database, table: Table): AsyncGenerator<Row[]> {
  const key = sql.join(KEYS[table].map((column) => sql.ref(column)));
  let after = sql``;
  for (;;) {
    const page = await rowsOf(
      db,
      sql`select * from ${sql.table(table)} ${after} order by ${key} limit ${sql.lit(PAGE)}`,
    );
    if (page.length > 0) yield page;
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE) return;
    after = sql`where (${key}) > (${sql.join(KEYS[table].map((column) => last[snakeCase(column)]))})`;
  }
}

/** Inserts a page by one parameter: a statement with one for each value takes four times as long. */
async function insert(db: Database, table: Table, page: readonly Row[]): Promise<void> {
  const json = JSON.stringify(page);
  if (!isSqlite(db)) {
    const name = sql.table(table);
    await rowsOf(
      db,
      sql`insert into ${name} select * from json_populate_recordset(null::${name}, ${json}::json)`,
    );
    return;
  }
  const columns = Object.keys(page[0] ?? {});
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const values = sql.join(columns.map((column) => sql`value ->> ${sql.lit(column)}`));
  await rowsOf(
    db,
    sql`insert into ${sql.table(table)} (${names}) select ${values} from json_each(${json})`,
  );
}

/** Asks without Kysely's plugin, which would give each column of each row another name. */
async function rowsOf(db: Database, query: RawBuilder<unknown>): Promise<Row[]> {
  const { rows } = await db.withoutPlugins().executeQuery<Row>(query.compile(db));
  return rows;
}

const snakeCase = (name: string) => name.replaceAll(/[A-Z]/g, (big) => `_${big.toLowerCase()}`);
