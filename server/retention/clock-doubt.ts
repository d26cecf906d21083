import { DAY_MS } from '../../domain/dates/calendar-date.ts';
import type { Database } from '../database/database.ts';
import { isClockBehind } from '../database/jobs/earliest-now.ts';
import { jobRanAt, PURGED, RESTORED } from '../database/jobs/job-run.repository.ts';
import { findExpired, newestOfVisitors } from './retention.repository.ts';
import { retentionLimits } from './retention-limits.ts';

/** The purge runs each day, so it finds what fell due since the day before, or since the server last ran. */
const LONGEST_PAUSE_DAYS = 14;
/** A few that were left behind are no sign of a wrong clock. */
const FEW = 3;

/** Asked before every deletion by age: what a wrong clock deletes is gone for good.
 *  @returns why the clock may be wrong, to continue a sentence; undefined if it agrees with what is stored */
export async function findClockDoubt(
  db: Database,
  now: Date,
  years: number,
): Promise<string | undefined> {
  if (await isClockBehind(db, now)) return 'that is before what is stored, or before this program';
  const earliest = new Date(now.getTime() - LONGEST_PAUSE_DAYS * DAY_MS);
  const sure = [await jobRanAt(db, PURGED), await jobRanAt(db, RESTORED)];
  const last = Math.max(...sure.map((at) => at?.getTime() ?? Number.NEGATIVE_INFINITY));
  if (Number.isFinite(last) && last < earliest.getTime()) {
    return `the last purge seems to be more than ${LONGEST_PAUSE_DAYS} days ago`;
  }
  const newest = await newestOfVisitors(db);
  if (newest !== undefined && newest < retentionLimits(now, years).requests) {
    return 'even the newest request would be removed';
  }
  const overdue = await findExpired(db, retentionLimits(earliest, years), FEW + 1);
  if (overdue.size <= FEW) return undefined;
  return `more than a few should have been removed over ${LONGEST_PAUSE_DAYS} days ago`;
}
