import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type { SqliteDatabase, SqliteStatement } from 'kysely';

/** The server has some dozens. Those that differ by the length of a list come and go. */
const MOST_PREPARED = 400;

/** node:sqlite in the shape of better-sqlite3, which Kysely knows. Kysely prepares a statement each
 *  time, which takes longer than running it: here it is prepared once. */
export function forKysely(database: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare(sql) {
      // A full disk ends the transaction by itself; a rollback after that would hide the reason.
      if (sql === 'rollback' && !database.isTransaction) return NO_STATEMENT;
      const earlier = prepared.get(sql);
      if (earlier) return earlier;
      const [oldest] = prepared.keys();
      if (oldest !== undefined && prepared.size >= MOST_PREPARED) prepared.delete(oldest);
      const statement = prepare(database, sql);
      prepared.set(sql, statement);
      return statement;
    },
  };
}

function prepare(database: DatabaseSync, sql: string): SqliteStatement {
  // A transaction that first reads and then writes fails when somebody wrote in between.
  // Taking the write lock at its beginning makes it wait instead.
  const statement = database.prepare(sql === 'begin' ? 'begin immediate' : sql);
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...values(parameters)),
    run: (parameters) => statement.run(...values(parameters)),
    iterate: (parameters) => statement.iterate(...values(parameters)),
  };
}

const NO_STATEMENT: SqliteStatement = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [].values(),
};

/** Kysely's type for parameters is unknown; the table types allow text, numbers and null only. */
function values(parameters: readonly unknown[]): SQLInputValue[] {
  return parameters as SQLInputValue[];
}
