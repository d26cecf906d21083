import { createHash } from 'node:crypto';
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export const RELEASES = import.meta.dirname;
export const HASHES = join(RELEASES, 'migrations.json');
const MIGRATIONS = join(RELEASES, '../../../server/database/migrations');

/** The released migrations by name, each with the SHA-256 of its file. */
export const releasedHashes = (): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(HASHES, 'utf8'));

/** The same of the files as they are. */
export function hashesOfMigrations(): Record<string, string> {
  const files = globSync('[0-9]*.ts', { cwd: MIGRATIONS }).filter(
    (file) => !file.includes('.test.'),
  );
  return Object.fromEntries(
    files.toSorted().map((file) => {
      const text = readFileSync(join(MIGRATIONS, file));
      return [basename(file, '.ts'), createHash('sha256').update(text).digest('hex')];
    }),
  );
}

/** The versions of which a database is kept, the first release first. */
export function keptReleases(): string[] {
  const numbers = (version: string) => version.split('.').map(Number);
  return readdirSync(RELEASES)
    .filter((file) => file.endsWith('.sql'))
    .map((file) => basename(file, '.sql'))
    .toSorted((one, other) => {
      const [[a = 0, b = 0, c = 0], [x = 0, y = 0, z = 0]] = [numbers(one), numbers(other)];
      return a - x || b - y || c - z;
    });
}

/** All tables and rows of a database as SQL, a row a line. */
export function databaseAsText(file: string): string {
  const db = new DatabaseSync(file, { readOnly: true });
  const parts: { type: string; name: string; sql: string }[] = db
    .prepare(
      `select type, name, sql from sqlite_schema where sql is not null and name not like 'sqlite%' order by type desc, name`,
    )
    .all() as never; // of these columns
  const lines = parts.flatMap(({ type, name, sql }) => [
    `${sql};`,
    ...(type === 'table' ? rowsOf(db, name) : []),
  ]);
  db.close();
  return `pragma foreign_keys = off;\nbegin;\n${lines.join('\n')}\ncommit;\n`;
}

function rowsOf(db: DatabaseSync, table: string): string[] {
  const rows = db.prepare(`select * from "${table}" order by 1, 2`).all();
  return rows.map(
    (row) => `insert into "${table}" values (${Object.values(row).map(inSql).join(', ')});`,
  );
}

function inSql(value: unknown): string {
  if (value === null) return 'null';
  return typeof value === 'number' ? `${value}` : `'${`${value}`.replaceAll("'", "''")}'`;
}

/** Makes a file of the database that a release kept. */
export function makeDatabaseOf(version: string, file: string): void {
  const db = new DatabaseSync(file);
  db.exec(readFileSync(join(RELEASES, `${version}.sql`), 'utf8'));
  db.close();
}
