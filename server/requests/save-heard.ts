import type { Heard } from '../../domain/figures/heard.ts';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { lockSubmission, type SubmissionKey, updateSubmission } from './submission.repository.ts';

/** Saves how somebody found us; a later answer takes the place of an earlier one. Nothing is kept of it once the
 *  request is deleted. */
export function saveHeard(
  db: Database,
  key: SubmissionKey,
  heard: Heard,
): Promise<'stored' | 'conflict' | 'unknown'> {
  return inTransaction(db, async (trx) => {
    const found = await lockSubmission(trx, key);
    if (!found) return 'unknown';
    if (found.keptUntil !== null) return 'conflict';
    await updateSubmission(trx, found.id, { source: { ...found.source, heard } });
    return 'stored';
  });
}
