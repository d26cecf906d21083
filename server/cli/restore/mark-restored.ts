import { localDay } from '../../../domain/local-time.ts';
import type { Database } from '../../database/database.ts';
import { MORNING, RESTORED, setJobRun } from '../../jobs/job-run.repository.ts';

/** Tells the servers that a backup now takes the database's place. The backup does not know what the team was
 *  told after it was made, and nobody must be told twice.
 *  @param hadMorningMail whether the team had today's, as far as that can be known */
export async function markRestored(
  db: Database,
  hadMorningMail: boolean,
  now: Date,
): Promise<void> {
  const names = hadMorningMail ? [RESTORED, morningOf(now)] : [RESTORED];
  for (const name of names) await setJobRun(db, name, now);
}

/** The name of the run that decides on the morning mail of that day. */
export const morningOf = (now: Date) => MORNING + localDay(now);
