import { closeSync, fsyncSync, openSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { LOCK_PATIENCE_MS } from '../../database/sqlite.ts';
import type { KindCounts } from '../../requests/submission.ts';

/** SQLite's verdict on a database file of ours, and how much is in it.
 *  @throws an error whose message says what is wrong */
export function inspect(path: string): KindCounts {
  return reading(path, (database) => {
    refuseDamage(database);
    return countsIn(database);
  });
}

/** How many submissions a database has.
 *  @throws an error whose message says what is wrong */
export function countsOf(path: string): KindCounts {
  return reading(path, countsIn);
}

function countsIn(database: DatabaseSync): KindCounts {
  const counts = database.prepare('select kind, count(*) as rows from submissions group by kind');
  return Object.fromEntries(counts.all().map(({ kind, rows }) => [kind, Number(rows)]));
}

/** Opens a file that this program may not have made, to read from it; only a first start makes our tables.
 *  @throws an error whose message says what is wrong */
function reading<Result>(path: string, read: (database: DatabaseSync) => Result): Result {
  // SQLite says of a missing permission that it is "unable to open".
  closeSync(openSync(path, 'r'));
  using database = new DatabaseSync(path, { readOnly: true, timeout: LOCK_PATIENCE_MS });
  refuseForeign(database);
  return read(database);
}

function refuseDamage(database: DatabaseSync): void {
  const [problem] = database.prepare('pragma integrity_check').all().flatMap(Object.values);
  if (problem !== 'ok') throw new Error(String(problem));
}

/** A file that may be intact, and has no tables of ours. */
export class ForeignFileError extends Error {}

function refuseForeign(database: DatabaseSync): void {
  const tables = database.prepare("select name from sqlite_schema where type = 'table'").all();
  if (tables.some(({ name }) => name === 'submissions')) return;
  throw new ForeignFileError(
    tables.length > 0
      ? 'it belongs to another program'
      : 'it is empty, as a copy of a database without its log (-wal) is',
  );
}

/** Copies a database as it is at one moment, even while a server writes to it. The copy has no
 *  traces of removed rows.
 *  @param to an empty file, or a free name */
export function copyDatabase(from: string, to: string): void {
  reading(from, (database) => database.prepare('vacuum into ?').run(to));
  // Whoever serves the original knows it by this number, and the copy from it.
  using copy = new DatabaseSync(to);
  copy.exec('pragma user_version = 0');
  flush(to);
}

/** Waits until a file's contents, or a folder's list of files, is on the disk. */
export function flush(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
