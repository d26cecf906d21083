import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { leadsName } from '../settings/config.ts';
import { StartError } from '../settings/start-error.ts';
import { currentSchema, isSqlite } from './dialect.ts';
import { tables } from './migrations/0001-tables.ts';
import { missingColumns } from './needed-tables.ts';

/** Run in this order. A migration that was released is never changed: add a new one at the end. */
export const MIGRATIONS: Record<string, Migration> = {
  '0001-tables': tables,
};

/** The database's tables are not those that this version of the program makes or updates. */
export class OtherTablesError extends StartError {
  /** Continues a sentence that begins with the name of a file. */
  readonly predicate: string;

  constructor(predicate: string, advice: string) {
    super(`The database ${predicate}. ${advice}`);
    this.predicate = predicate;
  }
}

const provider = { getMigrations: async () => MIGRATIONS };

/** @param last the name of the last migration that runs; all run if it is not given
 *  @throws OtherTablesError for a database of another program or of a newer version, which stays as it is
 *  @throws the error that stopped a migration; the tables then stay as they were */
export async function migrate<T>(db: Kysely<T>, last?: string): Promise<void> {
  await refuseOtherTables(db);
  // Kysely would otherwise find its record in any schema: a restore has two.
  const schema = isSqlite(db) ? {} : { migrationTableSchema: await currentSchema(db) };
  const migrator = new Migrator({ db, provider, ...schema });
  const { error } = await (last ? migrator.migrateTo(last) : migrator.migrateToLatest());
  if (error !== undefined) throw error;
  if (!last) await refuseMissingColumns(db);
}

/** For whatever must not change the tables, such as a command that only reads while the server of an earlier release runs.
 *  @throws OtherTablesError for tables that are not exactly those of this release */
export async function refuseEarlierTables<T>(db: Kysely<T>): Promise<void> {
  await refuseOtherTables(db);
  const ran = await lastMigration(db);
  if (ran !== Object.keys(MIGRATIONS).at(-1)) {
    throw new OtherTablesError(
      'is still that of the release before',
      'Start the server of this release, which brings it up to date; or run the command of the release before.',
    );
  }
  await refuseMissingColumns(db);
}

/** The name of the last migration that ran. */
export async function lastMigration<T>(db: Kysely<T>): Promise<string | undefined> {
  return (await migrationsIn(db)).at(-1);
}

/** A build between two releases may have run a migration that has grown since. */
async function refuseMissingColumns<T>(db: Kysely<T>): Promise<void> {
  const missing = await missingColumns(db, provider);
  if (missing.length === 0) return;
  throw new OtherTablesError(
    `lacks what this release needs (${missing.slice(0, MOST_NAMED).join(', ')})`,
    'It comes from a version that was never released: name another one in DATABASE_URL.',
  );
}

const MOST_NAMED = 3;

/** Kysely records in it which migrations ran. */
export const RECORD = 'kysely_migration';

/** @throws OtherTablesError for a database of another program or of a newer version */
export async function refuseOtherTables<T>(db: Kysely<T>): Promise<void> {
  const found = await tableNames(db);
  if (found.length === 0) return;
  const ran = found.includes(RECORD) ? await migrationsIn(db) : found;
  const known = Object.keys(MIGRATIONS);
  if (known.some((name, index) => index < ran.length && name !== ran[index])) {
    throw new OtherTablesError('belongs to another program', 'Name another one in DATABASE_URL.');
  }
  const later = laterMigrations(ran);
  if (later.length === 0) return;
  throw new OtherTablesError(
    `comes from a newer version of this program (${later.join(', ')})`,
    `Update the program, or restore a backup from before: ${leadsName()} help restore.`,
  );
}

/** Which of the migrations that ran only a newer version of this program knows. */
export function laterMigrations(ran: readonly string[]): readonly string[] {
  return ran.slice(Object.keys(MIGRATIONS).length);
}

/** The tables of a schema; of the one that needs no name if none is given. */
export async function tableNames<T>(db: Kysely<T>, schema?: string): Promise<string[]> {
  const tables = isSqlite(db)
    ? sql<{ name: string }>`
        select name from sqlite_schema where type = 'table' and name not like 'sqlite%'`
    : sql<{ name: string }>`
        select tablename as name from pg_tables
        where schemaname = ${schema ?? (await currentSchema(db))}`;
  return (await tables.execute(db)).rows.map(({ name }) => name);
}

export async function migrationsIn<T>(db: Kysely<T>): Promise<string[]> {
  const record = sql<{ name: string }>`select name from ${sql.table(RECORD)} order by name`;
  return (await record.execute(db)).rows.map(({ name }) => name);
}
