import { Kysely, sql } from 'kysely';
import { type MigrationProvider, Migrator } from 'kysely/migration';
import { currentSchema, isSqlite } from './dialect.ts';
import { openInMemory } from './sqlite.ts';

/** The columns that this release needs and a database does not have: 'submissions.unanswered'. A database may have run
 *  migrations of the same names that were not yet what they are.
 *  @param provider makes the tables of this release */
export async function missingColumns<T>(
  db: Kysely<T>,
  provider: MigrationProvider,
): Promise<string[]> {
  const found = new Set(await columnsOf(db));
  return (await columnsMadeBy(provider)).filter((column) => !found.has(column));
}

/** By the names of the migrations. */
const made = new Map<string, Promise<string[]>>();

async function columnsMadeBy(provider: MigrationProvider): Promise<string[]> {
  const names = Object.keys(await provider.getMigrations()).join();
  const known = made.get(names) ?? makeAndList(provider);
  made.set(names, known);
  return known;
}

async function makeAndList(provider: MigrationProvider): Promise<string[]> {
  await using db = new Kysely<unknown>({ dialect: openInMemory() });
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error !== undefined) throw error;
  return await columnsOf(db);
}

async function columnsOf<T>(db: Kysely<T>): Promise<string[]> {
  const columns = isSqlite(db)
    ? sql<{ place: string }>`
        select tables.name || '.' || columns.name as place
        from sqlite_schema tables, pragma_table_info(tables.name) columns
        where tables.type = 'table' and tables.name not like 'sqlite%'`
    : sql<{ place: string }>`
        select table_name || '.' || column_name as place from information_schema.columns
        where table_schema = ${await currentSchema(db)}`;
  return (await columns.execute(db)).rows.map(({ place }) => place);
}
