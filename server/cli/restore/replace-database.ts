import { chownSync, existsSync, linkSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { SQLITE_BUSY, sqliteCode } from '../../database/sqlite-code.ts';
import { replacedPath } from '../../retention/replaced-databases.ts';
import { type Contents, contentsOf, flush, isOfAnotherProgram } from './sqlite-file.ts';

const SQLITE_CORRUPT = 11;
const SQLITE_NOT_A_DATABASE = 26;

export type Replaced =
  | { readonly status: 'in use' }
  | { readonly status: 'foreign' }
  /** Kept: the path of the replaced database; null when there was none.
   *  Contents: null when it could not be read. */
  | {
      readonly status: 'replaced';
      readonly kept: string | null;
      readonly contents: Contents | null;
    };

/** Puts the replacement in the database's place and keeps the old database next to it. At every
 *  moment one of the two has the name, even if the power fails. */
export function replaceDatabase(file: string, replacement: string, now: Date): Replaced {
  if (!existsSync(file)) {
    takePlace(replacement, file, dirname(file));
    return { status: 'replaced', kept: null, contents: null };
  }
  const claimed = claim(file);
  if (claimed === 'in use' || claimed === 'foreign') return { status: claimed };
  try {
    const contents = claimed === 'unreadable' ? null : readableContents(claimed);
    const kept = replacedPath(file, now);
    linkSync(file, kept);
    // Only an unreadable database still has these files.
    if (existsSync(`${file}-wal`)) renameSync(`${file}-wal`, `${kept}-wal`);
    rmSync(`${file}-shm`, { force: true });
    takePlace(replacement, file, file);
    return { status: 'replaced', kept, contents };
  } finally {
    if (claimed !== 'unreadable') claimed.close();
  }
}

/** Opens the database exclusively, with its whole write-ahead log merged into it. SQLite leaves the
 *  log's mode only for the last connection, so even an idle server prevents it. */
function claim(file: string): DatabaseSync | 'in use' | 'foreign' | 'unreadable' {
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    database.exec('pragma locking_mode = exclusive');
    if (isOfAnotherProgram(database)) {
      database.close();
      return 'foreign';
    }
    database.exec('pragma journal_mode = delete; begin exclusive');
    return database;
  } catch (error) {
    database.close();
    if (sqliteCode(error) === SQLITE_BUSY) return 'in use';
    if (isDamage(error)) return 'unreadable';
    throw error;
  }
}

/** Null for a damaged database, and for one of a version whose tables this one cannot read. */
function readableContents(database: DatabaseSync): Contents | null {
  try {
    return contentsOf(database);
  } catch (error) {
    if (sqliteCode(error) !== 0) return null;
    throw error;
  }
}

function isDamage(error: unknown): boolean {
  return [SQLITE_CORRUPT, SQLITE_NOT_A_DATABASE].includes(sqliteCode(error));
}

/** @param model the file whose owner it gets: root may restore a database of another user's server */
function takePlace(replacement: string, file: string, model: string): void {
  const { uid, gid } = statSync(model);
  if (process.getuid?.() === 0) chownSync(replacement, uid, gid);
  renameSync(replacement, file);
  flush(dirname(file));
}
