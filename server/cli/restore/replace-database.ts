import { chownSync, existsSync, linkSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openDatabase } from '../../database/database.ts';
import { laterMigrations } from '../../database/migrations.ts';
import { SQLITE_BUSY, sqliteCode } from '../../database/sqlite-code.ts';
import { replacedPath } from '../../retention/replaced-databases.ts';
import { findDifferences } from './differences.ts';
import { markRestored, morningOf } from './mark-restored.ts';
import type { Kept, Replaced } from './replaced.ts';
import { flush, isOfAnotherProgram } from './sqlite-file.ts';

const SQLITE_CORRUPT = 11;
const SQLITE_NOT_A_DATABASE = 26;

/** Puts the replacement in the database's place and keeps the old database next to it. At every
 *  moment one of the two has the name, even if the power fails. */
export async function replaceDatabase(
  file: string,
  replacement: string,
  now: Date,
): Promise<Replaced> {
  if (!existsSync(file)) {
    await mark(replacement, true, now);
    takePlace(replacement, file, dirname(file));
    return { status: 'replaced', kept: null };
  }
  const claimed = claim(file);
  if (claimed === 'in use' || claimed === 'foreign') return { status: claimed };
  try {
    const contents =
      claimed === 'unreadable' ? UNREADABLE : await compare(claimed, replacement, now);
    await mark(replacement, contents.hadMorningMail, now);
    const kept = replacedPath(file, now);
    linkSync(file, kept);
    // Only an unreadable database still has these files.
    if (existsSync(`${file}-wal`)) renameSync(`${file}-wal`, `${kept}-wal`);
    rmSync(`${file}-shm`, { force: true });
    takePlace(replacement, file, file);
    const { differences, isNewer } = contents;
    const database = { kind: 'sqlite', file: kept } as const;
    return { status: 'replaced', kept: { database, differences, isNewer } };
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
    // In that mode the lock outlives its transaction.
    database.exec('pragma journal_mode = delete; begin exclusive; commit');
    return database;
  } catch (error) {
    database.close();
    if (sqliteCode(error) === SQLITE_BUSY) return 'in use';
    if (isDamage(error)) return 'unreadable';
    throw error;
  }
}

interface Compared extends Pick<Kept, 'differences' | 'isNewer'> {
  readonly hadMorningMail: boolean;
}

/** A damaged database, or one of a version whose tables this one cannot read. */
const UNREADABLE: Compared = { differences: null, isNewer: false, hadMorningMail: true };

async function compare(database: DatabaseSync, backup: string, now: Date): Promise<Compared> {
  const ask = (query: string) => database.prepare(query).all();
  try {
    database.prepare('attach ? as backup').run(backup);
    const differences = await findDifferences(ask, 'main', 'backup');
    const ran = ask('select name from main.kysely_migration order by name');
    const isNewer = laterMigrations(ran.map(({ name }) => String(name))).length > 0;
    const morning = database.prepare('select 1 from main.job_runs where name = ?');
    const hadMorningMail = morning.get(morningOf(now)) !== undefined;
    return { differences, isNewer, hadMorningMail };
  } catch (error) {
    if (sqliteCode(error) !== 0) return UNREADABLE;
    throw error;
  } finally {
    const isAttached = ask('pragma database_list').some(({ name }) => name === 'backup');
    if (isAttached) database.exec('detach backup');
  }
}

async function mark(replacement: string, hadMorningMail: boolean, now: Date): Promise<void> {
  const db = await openDatabase({ kind: 'sqlite', file: replacement });
  await markRestored(db, hadMorningMail, now).finally(() => db.destroy());
  flush(replacement);
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
