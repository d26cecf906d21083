import { join } from 'node:path';
import { withPostgres } from './postgres.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** A kind of database, for describe.each: what holds for one holds for both. */
interface DatabaseKind {
  readonly name: string;
  /** @returns names a new and empty one for the running test, as DATABASE_URL does */
  readonly setUp: () => () => Promise<string>;
}

export const DATABASES: readonly DatabaseKind[] = [
  { name: 'SQLite', setUp: () => async () => `sqlite:${join(temporaryFolder(), 'requests.db')}` },
  { name: 'PostgreSQL', setUp: withPostgres },
];
