import type { Dialect } from 'kysely';

export interface OpenedDatabase {
  readonly dialect: Dialect;
  /** Shortens the patience of the start: from now on a visitor waits for every answer. */
  readonly beginServing: () => Promise<void>;
}
