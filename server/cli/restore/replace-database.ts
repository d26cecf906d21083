import { chownSync, existsSync, linkSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { sql } from 'kysely';
import { type Database, openUnchanged } from '../../database/database.ts';
import { sqliteCode } from '../../database/sqlite-code.ts';
import { replacedPath } from '../../retention/replaced-databases.ts';
import { StartError } from '../../settings/start-error.ts';
import { withDatabase } from '../team-database.ts';
import { type Compared, compare, markRestored, type Replaced, refusal } from './replaced.ts';
import { flush } from './sqlite-file.ts';

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
    const nextInvoice = await mark(replacement, null, now);
    // SQLite would take the log of a lost database for that of the new one.
    setLogAside(file, replacedPath(file, now));
    takePlace(replacement, file, dirname(file));
    return { status: 'replaced', kept: null, nextInvoice };
  }
  await using db = await openIntact(file);
  const refused = db && (await refusal(db));
  if (refused) return refused;
  const compared = db ? await compareFiles(db, replacement, now) : UNREADABLE;
  const nextInvoice = await mark(replacement, compared, now);
  const { hadMorningMail: _, ...contents } = compared;
  const kept = replacedPath(file, now);
  linkSync(file, kept);
  // Only an unreadable database still has one.
  setLogAside(file, kept);
  takePlace(replacement, file, file);
  const database = { kind: 'sqlite', file: kept } as const;
  return { status: 'replaced', kept: { database, ...contents }, nextInvoice };
}

function setLogAside(file: string, kept: string): void {
  if (existsSync(`${file}-wal`)) renameSync(`${file}-wal`, `${kept}-wal`);
  rmSync(`${file}-shm`, { force: true });
}

/** @returns undefined for a damaged database */
async function openIntact(file: string): Promise<Database | undefined> {
  try {
    return await openUnchanged({ kind: 'sqlite', file });
  } catch (error) {
    if (error instanceof StartError && isDamage(error.cause)) return undefined;
    throw error;
  }
}

function isDamage(error: unknown): boolean {
  return [SQLITE_CORRUPT, SQLITE_NOT_A_DATABASE].includes(sqliteCode(error));
}

/** A damaged database, or one of a version whose tables this one cannot read. */
const UNREADABLE: Compared = { differences: null, later: [], hadMorningMail: true };

async function compareFiles(db: Database, backup: string, now: Date): Promise<Compared> {
  await sql`attach ${backup} as backup`.execute(db);
  try {
    return await compare(db, ['main', 'backup'], now);
  } catch (error) {
    if (sqliteCode(error) !== 0) return UNREADABLE;
    throw error;
  } finally {
    await sql`detach backup`.execute(db);
  }
}

async function mark(replacement: string, compared: Compared | null, now: Date) {
  const nextInvoice = await withDatabase({ kind: 'sqlite', file: replacement }, (db) =>
    markRestored(db, compared, now),
  );
  flush(replacement);
  return nextInvoice;
}

/** @param model the file whose owner it gets: root may restore a database of another user's server */
function takePlace(replacement: string, file: string, model: string): void {
  const { uid, gid } = statSync(model);
  if (process.getuid?.() === 0) chownSync(replacement, uid, gid);
  renameSync(replacement, file);
  flush(dirname(file));
}
