import { type Kysely, SqliteAdapter, sql } from 'kysely';

/** The clock that all servers on this database share: PostgreSQL's, because their own may differ.
 *  SQLite has a single server, so that server's clock, `now`, is used. */
export async function databaseTime<T>(db: Kysely<T>, now: Date): Promise<Date> {
  if (isSqlite(db)) return now;
  const { rows } = await sql<{ time: Date }>`select statement_timestamp() as time`.execute(db);
  return rows[0]?.time ?? now;
}

/** The schema in which tables are made and found without naming it. */
export async function currentSchema<T>(db: Kysely<T>): Promise<string> {
  const asked = sql<{ name: string | null }>`select current_schema() as name`;
  return (await asked.execute(db)).rows[0]?.name ?? 'public';
}

export function isSqlite<T>(db: Kysely<T>): boolean {
  return db.getExecutor().adapter instanceof SqliteAdapter;
}
