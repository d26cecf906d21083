import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { DAY_MS } from '../../domain/dates/calendar-date.ts';
import { type Config, leadsName, stateFolder } from '../settings/config.ts';
import { StartError } from '../settings/start-error.ts';
import { isEmpty } from './copy-rows.ts';
import type { Database } from './database.ts';
import { databaseName } from './database-name.ts';
import { RECORD } from './migrations.ts';
import { RESCUED } from './sqlite-file-guard.ts';

/** Whether the tables were made within a day, and have nothing from before, as after a copy: a slip in DATABASE_URL
 *  makes a database as the first start does. */
export async function isNewDatabase(db: Database, now: Date): Promise<boolean> {
  const record = sql<{ made: string }>`select min(timestamp) as made from ${sql.table(RECORD)}`;
  const { rows } = await record.execute(db);
  const made = rows[0]?.made ?? '';
  const age = now.getTime() - Date.parse(made);
  if (!(age >= 0 && age < DAY_MS)) return false;
  const older = db.selectFrom('submissions').select('id').where('receivedAt', '<', made).limit(1);
  return (await older.executeTakeFirst()) === undefined;
}

/** The other databases of ours that a person may have meant: next to the SQLite file, or where it was before
 *  PostgreSQL. */
export function otherDatabases(database: Config['database']): FoundDatabase[] {
  const folder = database.kind === 'sqlite' ? dirname(database.file) : stateFolder();
  return databasesIn(folder).filter(({ file }) => file !== databaseName(database));
}

/** PostgreSQL instead of SQLite leaves every request, link and waiting email behind, unless they are copied.
 *  @throws StartError when that was forgotten */
export async function refuseForgottenSqlite(
  db: Database,
  database: Config['database'],
): Promise<void> {
  if (database.kind === 'sqlite' || !(await isEmpty(db))) return;
  const [other] = otherDatabases(database);
  if (other === undefined) return;
  const { file, submissions } = other;
  throw new StartError(
    `The database ${databaseName(database)} is empty, and ${file} has ${submissions} requests and messages. Copy them: ${leadsName()} copy --from sqlite:${file}. To begin without them, move that file away.`,
  );
}

/** A start would make an empty database where the last one was lost while a server had it open.
 *  @throws StartError when that server has left a copy */
export function refuseLostSqlite(database: Config['database']): void {
  if (database.kind !== 'sqlite' || existsSync(database.file)) return;
  const folder = dirname(database.file);
  if (!existsSync(folder)) return;
  const begin = basename(database.file) + RESCUED;
  const copy = readdirSync(folder)
    .filter((name) => name.startsWith(begin) && name.endsWith('.db'))
    .toSorted()
    .at(-1);
  if (copy === undefined) return;
  throw new StartError(
    `There is no database ${database.file}, and ${join(folder, copy)} has all that was stored when it was lost. Put it back: ${leadsName()} restore ${join(folder, copy)}. To begin without it, move that file away.`,
  );
}

/** A SQLite database of ours that has requests or messages. */
interface FoundDatabase {
  readonly file: string;
  readonly submissions: number;
}

/** The databases of ours with requests or messages in the folder, whatever program or release last wrote them. */
function databasesIn(folder: string): FoundDatabase[] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((name) => name.endsWith('.db'));
  return files.flatMap((name) => {
    const file = join(folder, name);
    const submissions = countIn(file);
    return submissions > 0 ? [{ file, submissions }] : [];
  });
}

function countIn(file: string): number {
  try {
    using database = new DatabaseSync(file, { readOnly: true });
    return Number(database.prepare('select count(*) as count from submissions').get()?.count);
  } catch {
    // Not a database, not ours, or not for us to read.
    return 0;
  }
}
