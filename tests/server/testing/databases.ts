import { join } from 'node:path';
import { describe } from 'vitest';
import { withPostgres } from './postgres.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** A kind of database that the server can use. */
interface DatabaseKind {
  readonly name: 'SQLite' | 'PostgreSQL';
  /** @returns makes an empty database for the running test, and tells its DATABASE_URL */
  readonly setUp: () => () => Promise<string>;
}

const SQLITE: DatabaseKind = {
  name: 'SQLite',
  setUp: () => async () => `sqlite:${join(temporaryFolder(), 'requests.db')}`,
};

const POSTGRES: DatabaseKind = { name: 'PostgreSQL', setUp: withPostgres };

/** A `describe` for each kind of database: every test must pass on both. Those on PostgreSQL have the tag `postgres`.
 *  @param title `$name` in it is the database's */
export function onEachDatabase(title: string, tests: (kind: DatabaseKind) => void): void {
  describe(title.replace('$name', SQLITE.name), () => tests(SQLITE));
  describe(title.replace('$name', POSTGRES.name), { tags: 'postgres' }, () => tests(POSTGRES));
}
