import type { Dialect } from 'kysely';

export interface OpenedDatabase {
  readonly dialect: Dialect;
  /** Shortens the patience: from now on a visitor waits for every answer. */
  readonly beginServing: () => Promise<void>;
}
