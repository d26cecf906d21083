import { DAY_MS } from '../../domain/calendar-date.ts';
import type { Database } from '../database/database.ts';
import { jobRanAt, PURGED, RESTORED, setJobRun } from '../jobs/job-run.repository.ts';
import { countExpired, newestOfVisitors } from './retention.repository.ts';
import { retentionLimits } from './retention-limits.ts';

/** The purge runs each day, so it finds what fell due since the day before, or since the server last ran. */
const LONGEST_PAUSE_DAYS = 14;
/** A few that were left behind are no sign of a wrong clock. */
const FEW = 3;

/** Why the clock may be wrong, so that nothing may be deleted by its age: what a clock that is years ahead deletes is
 *  gone for good. */
type ClockDoubt = 'jumped' | 'newest' | 'overdue';

export const DOUBTS: Readonly<Record<ClockDoubt, string>> = {
  jumped: `the last purge seems to be more than ${LONGEST_PAUSE_DAYS} days ago`,
  newest: 'even the newest request would be removed',
  overdue: `more than a few should have been removed over ${LONGEST_PAUSE_DAYS} days ago`,
};

/** Asked before every deletion by age. Undefined if the clock agrees with what is stored. */
export async function findClockDoubt(
  db: Database,
  now: Date,
  years: number,
): Promise<ClockDoubt | undefined> {
  const earliest = new Date(now.getTime() - LONGEST_PAUSE_DAYS * DAY_MS);
  const sure = [await jobRanAt(db, PURGED), await jobRanAt(db, RESTORED)];
  const last = Math.max(...sure.map((at) => at?.getTime() ?? Number.NEGATIVE_INFINITY));
  if (Number.isFinite(last) && last < earliest.getTime()) return 'jumped';
  const newest = await newestOfVisitors(db);
  if (newest !== undefined && newest < retentionLimits(now, years).requests) return 'newest';
  const overdue = await countExpired(db, retentionLimits(earliest, years));
  const count = Object.values(overdue).reduce((sum, each) => sum + each, 0);
  return count > FEW ? 'overdue' : undefined;
}

/** Records that the clock was right: by the rule, or on a person's word. */
export async function recordPurge(db: Database, now: Date): Promise<void> {
  await setJobRun(db, PURGED, now);
}
