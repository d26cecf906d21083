import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { databaseTime } from '../database/dialect.ts';
import { findClockDoubt } from '../retention/clock-doubt.ts';

/** The warning while nothing is deleted by its age. */
export async function clockWarnings(
  db: Database,
  { retentionYears }: Pick<Config, 'retentionYears'>,
  now: Date,
): Promise<string[]> {
  const doubt = await findClockDoubt(db, await databaseTime(db, now), retentionYears);
  return doubt ? ['The clock may be wrong, so nothing old is removed: leads purge says why.'] : [];
}
