import type { Case } from '../history/case.ts';
import type { Stored } from '../submissions/submission.ts';

/** A request with its history. */
export interface RequestCase extends Case {
  readonly stored: Stored<'request'>;
}
