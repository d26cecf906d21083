import { execFile } from 'node:child_process';
import { statSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { beginOfDay, localDay } from '../../domain/dates/local-time.ts';
import type { Database } from '../database/database.ts';
import { isSqlite } from '../database/dialect.ts';
import { deleteJobRun, jobRanAt, setJobRun, TO_WIPE } from '../database/jobs/job-run.repository.ts';
import type { Rewritten } from './rewrite-file.ts';

/** `busy`: another process reads or writes, and removed data is still in the file's bytes. `tonight`: the log is empty, and
 *  the pages of a large file are written again at night. */
export type Wiped = 'wiped' | 'busy' | 'tonight' | 'left to PostgreSQL';

const TIMEOUT_MS = 5000;
/** For as long others wait for the database, if another process holds it. */
const HELD_TIMEOUT_MS = 400;
const REWRITE = fileURLToPath(new URL('./rewrite-file.ts', import.meta.url));

/** Whoever needs the database waits while it is rewritten: for a moment up to this size, of 15,000 requests. */
const LARGEST_BY_DAY_BYTES = 32_000_000;
/** Minutes of the day between which a larger one is rewritten, when few come to the site. */
const NIGHT = { from: 60, to: 240 };

interface Wiping {
  readonly now: Date;
  readonly timeoutMs?: number;
  readonly largestByDay?: number;
}

/** Takes the last traces of removed rows out of SQLite's files. The log has each page as it was, until it is emptied. Of
 *  a hundred removed rows, about one has left a copy in the free space of a page, from which SQLite moved it:
 *  `secure_delete` overwrites only the row itself, and VACUUM writes every page again. With many years’ requests that
 *  takes a minute, so another process does it, a large file's at night. Whoever needs the database here waits for it and
 *  gets an answer; another server or command answers 503 or gives up after its own timeout. */
export async function wipeRemoved(db: Database, wiping: Wiping): Promise<Wiped> {
  if (!isSqlite(db)) return 'left to PostgreSQL';
  const wiped = await wipeFile(db, wiping);
  if (wiped !== 'wiped') await setToWipe(db, wiping.now);
  return wiped;
}

/** Leaves a deletion's traces to {@link wipeIfDue}. */
export function setToWipe(db: Database, at: Date): Promise<void> {
  return setJobRun(db, TO_WIPE, at);
}

/** Does the same for what visitors have deleted, or for what was too large or busy before, if there is any.
 *  @returns undefined if there is nothing to do at this time */
export async function wipeIfDue(db: Database, wiping: Wiping): Promise<Wiped | undefined> {
  if (!isSqlite(db) || !(await jobRanAt(db, TO_WIPE))) return undefined;
  if (isForTonight(await fileOf(db), wiping)) return undefined;
  return wipeRemoved(db, wiping);
}

async function wipeFile(
  db: Database,
  { timeoutMs = TIMEOUT_MS, ...wiping }: Wiping,
): Promise<'wiped' | 'busy' | 'tonight'> {
  const [file, first] = await db.connection().execute(async (held) => {
    const name = await fileOf(held);
    if (isForTonight(name, wiping)) return [name, null] as const;
    const outcome = await rewrite(name, `${Math.min(timeoutMs, HELD_TIMEOUT_MS)}`);
    if (outcome !== 'busy') await deleteJobRun(held, TO_WIPE);
    return [name, outcome] as const;
  });
  if (first === null) {
    return (await rewrite(file, `${timeoutMs}`, 'log')) === 'wiped' ? 'tonight' : 'busy';
  }
  // A reader may keep the log for long: nobody waits for it.
  const last = first === 'kept log' ? await rewrite(file, `${timeoutMs}`, 'log') : first;
  return last === 'wiped' ? 'wiped' : 'busy';
}

async function fileOf(db: Database): Promise<string> {
  const main = sql<{ file: string }>`select file from pragma_database_list where name = 'main'`;
  return (await main.execute(db)).rows[0]?.file ?? '';
}

function isForTonight(
  file: string,
  { now, largestByDay = LARGEST_BY_DAY_BYTES }: Omit<Wiping, 'timeoutMs'>,
): boolean {
  if (statSync(file).size <= largestByDay) return false;
  const minute = (now.getTime() - Date.parse(beginOfDay(localDay(now)))) / 60_000;
  return minute < NIGHT.from || minute >= NIGHT.to;
}

async function rewrite(file: string, ...args: readonly string[]) {
  // VACUUM's copy of the file is personal data, which must not go through /tmp, and is too large for memory.
  const env = { SQLITE_TMPDIR: dirname(file) };
  const run = await promisify(execFile)(process.execPath, [REWRITE, file, ...args], { env });
  const rewritten: Rewritten = JSON.parse(run.stdout); // our own program's
  if (rewritten.outcome !== 'failed') return rewritten.outcome;
  const { code: errcode, message } = rewritten;
  throw Object.assign(new Error(message), { code: 'ERR_SQLITE_ERROR', errcode });
}
