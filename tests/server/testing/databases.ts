import { join } from 'node:path';
import { withPostgres } from './postgres.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** A kind of database, for describe.each: every test must pass on both. */
interface DatabaseKind {
  readonly name: string;
  /** @returns makes an empty database for the running test, and tells its DATABASE_URL */
  readonly setUp: () => () => Promise<string>;
}

/** Names the environment variable that leaves PostgreSQL out, which takes seconds to start. */
export const SQLITE_ONLY = 'TEST_SQLITE_ONLY';

const SQLITE: DatabaseKind = {
  name: 'SQLite',
  setUp: () => async () => `sqlite:${join(temporaryFolder(), 'requests.db')}`,
};

const POSTGRES: DatabaseKind = { name: 'PostgreSQL', setUp: withPostgres };

export const DATABASES: readonly DatabaseKind[] = process.env[SQLITE_ONLY]
  ? [SQLITE]
  : [SQLITE, POSTGRES];
