import { execFile } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { isSqlite } from '../database/dialect.ts';
import type { Rewritten } from './rewrite-file.ts';

/** `busy`: another process reads or writes, and removed data is still in the file's bytes. */
type Wiped = 'wiped' | 'busy' | 'left to PostgreSQL';

const PATIENCE_MS = 5000;
/** For as long others wait for the database, if another process holds it. */
const HELD_PATIENCE_MS = 400;
const REWRITE = fileURLToPath(new URL('./rewrite-file.ts', import.meta.url));

/** Takes the last traces of removed rows out of SQLite's files. `secure_delete` overwrites a row in
 *  place, but not the copies that a page keeps after SQLite moved rows about in it; only VACUUM
 *  writes every page again. Emptying the write-ahead log then removes the rest. With many years’ requests that
 *  takes seconds, so another process does it, and the server answers. Whoever needs the database here waits for it and
 *  gets an answer; another server or command answers 503 or gives up after its own patience. */
export async function wipeRemoved(db: Database, patienceMs = PATIENCE_MS): Promise<Wiped> {
  if (!isSqlite(db)) return 'left to PostgreSQL';
  const main = sql<{ file: string }>`select file from pragma_database_list where name = 'main'`;
  const [file, first] = await db.connection().execute(async (held) => {
    const { rows } = await main.execute(held);
    const { file = '' } = rows[0] ?? {};
    return [file, await rewrite(file, `${Math.min(patienceMs, HELD_PATIENCE_MS)}`)] as const;
  });
  // A reader may keep the log for long: nobody waits for it.
  const last = first === 'kept log' ? await rewrite(file, `${patienceMs}`, 'log') : first;
  return last === 'wiped' ? 'wiped' : 'busy';
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
