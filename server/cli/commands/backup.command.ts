import { randomUUID } from 'node:crypto';
import {
  closeSync,
  existsSync,
  linkSync,
  openSync,
  readdirSync,
  renameSync,
  statSync,
} from 'node:fs';
import { basename, dirname, isAbsolute, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { backupsKeptFor } from '../../../content/terms.ts';
import { copyRows } from '../../database/copy-rows.ts';
import { openWithTablesOf } from '../../database/database.ts';
import { isSoleUser } from '../../database/sole-user.ts';
import { recordBackup } from '../../database/storage-state.ts';
import { countsInWords } from '../../requests/kinds/kinds.ts';
import type { KindCounts } from '../../requests/submission.ts';
import { retentionLimits } from '../../retention/retention-limits.ts';
import type { Config } from '../../settings/config.ts';
import { removedAfterwards } from '../restore/scratch-folder.ts';
import { copyDatabase, countsOf, flush, inspect } from '../restore/sqlite-file.ts';
import { isMissing, withDatabase } from '../team-database.ts';
import { type AddCommand, type Call, done, failed, type Outcome } from './command.ts';

export const backup: AddCommand = (program, action) =>
  program
    .command('backup <FILE>')
    .summary('Copies the database to a file, while the server runs')
    .description(`The copy is of one moment, checked before it is called done, and for its owner's eyes only. It
never overwrites a file. PostgreSQL is copied into a file of SQLite, too. The copy is
personal data: keep it ${backupsKeptFor} at most, as the privacy policy promises, and encrypted where it
leaves the machine.`)
    .action(action(runBackup));

async function runBackup({ config, terminal, now }: Call, name: string) {
  const { database } = config;
  if (database.kind === 'sqlite' && isMissing(database.file)) {
    return failed(`There is no database ${database.file}.`);
  }
  const file = resolve(name);
  const taken = failed(`${file} exists and is not overwritten. Choose another name.`);
  if (existsSync(file)) return taken;
  const unfinished = `${file}.${randomUUID().slice(0, 8)}.part`;
  const problem = begin(name, file, unfinished);
  if (problem !== null) return failed(problem);
  return removedAfterwards(unfinished, async () => {
    try {
      const counts =
        database.kind === 'sqlite'
          ? copySqlite(database.file, unfinished)
          : await copyPostgres(database, unfinished);
      if (!giveName(unfinished, file)) return taken;
      flush(dirname(file));
      // A failure here does not spoil the copy; /readyz then reports no backup.
      if (database.kind === 'sqlite') await recordBackup(database.file, now()).catch(() => {});
      await terminal.print(`${file}: ${countsInWords(counts)}; integrity_check ok.\n`);
      return completeness(file, config, now());
    } catch (error) {
      return failed(`No backup: ${error instanceof Error ? error.message : error}.`);
    }
  });
}

/** A slip in DATABASE_URL shows when a copy lacks what the one before has. Whatever calls the command then tells the
 *  team, and removes no older copy. */
function completeness(file: string, { database, retentionYears }: Config, now: Date): Outcome {
  const except = database.kind === 'sqlite' ? database.file : null;
  const since = retentionLimits(now, retentionYears).requests;
  const { earlier, lost } = lostSince(file, { except, since }) ?? { earlier: '', lost: 0 };
  if (lost === 0) return done;
  return failed(
    `The copy is made, but ${lost} quote requests or messages of ${earlier} are not in it. If nobody erased them, DATABASE_URL names another database than before.`,
  );
}

function copySqlite(databaseFile: string, copy: string): KindCounts {
  const before = countsOf(databaseFile);
  copyDatabase(databaseFile, copy);
  const counts = inspect(copy);
  if (total(counts) < total(before)) {
    throw new Error('something has been erased since; please run it again');
  }
  return counts;
}

const total = (counts: KindCounts) =>
  Object.values(counts).reduce((sum: number, count) => sum + count, 0);

/** Copies row by row, as of one moment, into a file of SQLite: the same drill and restore for both databases. */
async function copyPostgres(database: Config['database'], copy: string): Promise<KindCounts> {
  await withDatabase(
    database,
    async (db) => {
      await using filled = await openWithTablesOf(db, { kind: 'sqlite', file: copy });
      // A copy has no use for a log.
      await isSoleUser(filled);
      await copyRows(db, filled);
    },
    'kept',
  );
  flush(copy);
  return inspect(copy);
}

/** Makes the empty file that the copy is written to. A command that is killed leaves nothing under the copy's own name.
 *  @returns what is wrong with the place */
function begin(name: string, file: string, unfinished: string): string | null {
  try {
    closeSync(openSync(unfinished, 'wx', 0o600));
    return null;
  } catch (error) {
    const hint = isAbsolute(name)
      ? ''
      : ` Name the whole path, in a folder of the server's user: /var/backups/movers/${basename(name)}`;
    return `${file} cannot be written: ${error instanceof Error ? error.message : error}.${hint}`;
  }
}

/** File systems without hard links, as on a USB stick, answer so. */
const NO_LINKS: readonly unknown[] = ['EPERM', 'ENOTSUP', 'ENOSYS'];

/** Gives the finished copy its name. A link, unlike a rename, replaces no file.
 *  @returns false if a file has the name by now */
function giveName(unfinished: string, file: string): boolean {
  try {
    linkSync(unfinished, file);
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST' || existsSync(file)) return false;
    if (!NO_LINKS.includes(code)) throw error;
    renameSync(unfinished, file);
    return true;
  }
}

/** A copy of the same folder whose requests and messages a newer copy should have too. */
interface LostSince {
  readonly earlier: string;
  readonly lost: number;
}

interface Options {
  /** The database itself may be in the folder. */
  readonly except: string | null;
  /** The ISO time before which everything is old enough to be gone. */
  readonly since: string;
}

/** Requests that the last copy has and this one lacks, without suspected spam and those that visitors deleted.
 *  @returns undefined if there is no copy before, or none that can be read */
function lostSince(copy: string, { except, since }: Options): LostSince | undefined {
  const folder = dirname(copy);
  const [earlier] = readdirSync(folder)
    .filter((name) => name.endsWith('.db'))
    .map((name) => join(folder, name))
    .filter((file) => file !== copy && file !== except)
    .toSorted((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs);
  if (earlier === undefined) return undefined;
  try {
    using database = new DatabaseSync(copy, { readOnly: true });
    database.prepare('attach ? as earlier').run(earlier);
    const row = database.prepare(LOST).get(since);
    return { earlier, lost: Number(row?.lost) };
  } catch {
    return undefined;
  }
}

const LOST = `
  select count(*) as lost from earlier.submissions one
  where flag is null and received_at >= ?
    and not exists (select 1 from main.submissions too where too.id = one.id)
    and not exists (select 1 from main.deletions where reference = one.reference)`;
