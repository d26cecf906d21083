import type { Case } from '../../moves/case.ts';
import type { Stored } from '../../requests/submission.ts';

/** A request with its history. */
export interface RequestCase extends Case {
  readonly stored: Stored<'request'>;
}
