import type { Dialect, PostgresPool } from 'kysely';

export interface OpenedDatabase {
  readonly dialect: Dialect;
  /** Only PostgreSQL has one. */
  readonly pool?: PostgresPool;
  /** Shortens the patience: from now on a visitor waits for every answer. */
  readonly beginServing: () => Promise<void>;
}
