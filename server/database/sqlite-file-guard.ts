import { type BigIntStats, closeSync, openSync, readSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { backup, type DatabaseSync } from 'node:sqlite';

/** SQLite's extended code for a file that was moved (SQLITE_IOERR_VNODE), for which it looks only on macOS. */
const MOVED = 6922;

/** The files of the database are not those any more that the server has open, and what it stores would be lost at its
 *  end. */
export class ReplacedFileError extends Error {
  readonly code = 'ERR_SQLITE_ERROR';
  readonly errcode = MOVED;
  /** Copies everything that the server still has open to a new file.
   *  @returns the path; null if what it has is no longer whole, or there is no disk */
  readonly rescue: () => Promise<string | null>;

  constructor(reason: string, rescue: () => Promise<string | null>) {
    super(reason);
    this.rescue = rescue;
  }
}

export interface FileGuard {
  /** Takes some microseconds.
   *  @throws ReplacedFileError until the files are the same again */
  check(): void;
  close(): void;
}

/** Follows the name of a database and a time in the name of a copy that a server made of a database whose file was gone. */
export const RESCUED = '.rescued-';

/** Looks after the files of an open database: SQLite goes on with those that it opened, whatever happens to their names.
 *  @param database in WAL mode; it has read, so that all of its files are there
 *  @param named the path from which the next start comes to the database */
export function guardFiles(path: string, database: DatabaseSync, named = path): FileGuard {
  const names = [path, `${path}-wal`, `${path}-shm`];
  const opened = names.map(statOf);
  const device = statOf(dirname(path))?.dev;
  // Closed last: to close a file ends all locks that this process has on it, SQLite's too.
  const file = openSync(path, 'r');
  let last = headerOf(file);
  const number = Number(database.prepare('pragma user_version').get()?.user_version);
  const hasDisk = () => statOf(dirname(path))?.dev === device;

  async function rescue(): Promise<string | null> {
    return hasDisk() ? copyTo(database, join(dirname(path), rescuedName(path, new Date()))) : null;
  }

  return {
    check() {
      for (const [index, name] of names.entries()) {
        const [before, now] = [opened[index], statOf(name)];
        if (isSame(before, now)) continue;
        const what = now ? 'was replaced by another file' : 'was deleted or moved';
        throw new ReplacedFileError(
          hasDisk() ? `${name} ${what} while the server had it open` : `${path} has lost its disk`,
          rescue,
        );
      }
      if (named !== path && !isSame(opened[0], statOf(named))) {
        throw new ReplacedFileError(
          `${named} does not lead to ${path} any more, which the server has open`,
          rescue,
        );
      }
      const header = headerOf(file);
      const isOurs = header.id === number || header.id === last.id;
      if (!isOurs || isEarlier(header.changes, last.changes)) {
        throw new ReplacedFileError(
          `another program wrote over ${path} while the server had it open`,
          async () => null,
        );
      }
      last = header;
    },
    close: () => closeSync(file),
  };
}

function isSame(before: BigIntStats | undefined, now: BigIntStats | undefined): boolean {
  return before !== undefined && now?.ino === before.ino && now.dev === before.dev;
}

/** What this user may not look at is as good as gone. */
function statOf(name: string): BigIntStats | undefined {
  try {
    return statSync(name, { bigint: true, throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

const HEADER_BYTES = 100;

/** What the file's header has since the last checkpoint (sqlite.org/fileformat2.html#the_database_header): the number by
 *  which we know our database, and how often its first page was written. */
function headerOf(file: number) {
  const header = Buffer.alloc(HEADER_BYTES);
  readSync(file, header, 0, HEADER_BYTES, 0);
  return { changes: header.readUInt32BE(24), id: header.readUInt32BE(60) };
}

/** The count begins again after four thousand million. */
function isEarlier(changes: number, last: number): boolean {
  return changes < last && last - changes < 2 ** 31;
}

/** It ends with .db, so that the start on an empty database names it. */
function rescuedName(path: string, at: Date): string {
  return `${basename(path)}${RESCUED}${at.toISOString().replaceAll(':', '-')}.db`;
}

/** Some pages at a time, while the server answers. */
async function copyTo(database: DatabaseSync, copy: string): Promise<string> {
  closeSync(openSync(copy, 'wx', 0o600));
  await backup(database, copy);
  return copy;
}
