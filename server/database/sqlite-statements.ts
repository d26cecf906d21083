import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type { SqliteDatabase, SqliteStatement } from 'kysely';

/** The server has some dozens of statements. Those that differ by a list's length come and go. */
const MOST_PREPARED = 400;

/** Adapts node:sqlite to the interface of better-sqlite3, which Kysely knows. Kysely prepares a
 *  statement on each use, which takes longer than running it: here each is prepared once. */
export function forKysely(database: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare(sql) {
      // SQLite ends the transaction itself on a full disk; a rollback's error would hide the reason.
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
  // A transaction that reads and then writes fails if another process writes in between.
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
