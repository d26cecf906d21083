import type { Dialect } from 'kysely';

export interface OpenedDatabase {
  readonly dialect: Dialect;
  /** Ends the patience of the start: from here on a visitor waits for every answer. */
  readonly beginServing: () => void;
}
