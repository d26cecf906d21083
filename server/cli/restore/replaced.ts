import type { Config } from '../../config.ts';
import type { Differences } from './differences.ts';

/** The outcome of replacing a database with a backup. */
export type Replaced =
  | { readonly status: 'in use' }
  | { readonly status: 'foreign' }
  | { readonly status: 'replaced'; readonly kept: Kept | null };

/** The replaced database, which stays. */
export interface Kept {
  readonly database: Config['database'];
  /** Null when it could not be read. */
  readonly differences: Differences | null;
  /** Whether only a newer release can open it. */
  readonly isNewer: boolean;
}
