import { join } from 'node:path';
import { withPostgres } from './postgres.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** A kind of database, for describe.each: every test must pass on both. */
interface DatabaseKind {
  readonly name: string;
  /** @returns makes an empty database for the running test, and tells its DATABASE_URL */
  readonly setUp: () => () => Promise<string>;
}

export const DATABASES: readonly DatabaseKind[] = [
  { name: 'SQLite', setUp: () => async () => `sqlite:${join(temporaryFolder(), 'requests.db')}` },
  { name: 'PostgreSQL', setUp: withPostgres },
];
