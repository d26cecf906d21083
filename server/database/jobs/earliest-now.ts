import { DAY_MS } from '../../../domain/dates/calendar-date.ts';
import type { Database } from '../database.ts';
import { PURGED, RESTORED } from './job-run.repository.ts';

/** Before the first release: no right clock says an earlier time. A machine without a battery for its clock may start
 *  years before, until a time server answers. */
const FIRST_RELEASE = Date.parse('2026-01-01T00:00:00.000Z');
/** A clock that is a day wrong does no harm, and nothing waits until it is right. */
const TOLERANCE_MS = 2 * DAY_MS;

/** The earliest time that it can be now. Each day's purge notes the time when it trusts the clock; a new
 *  database has only what visitors sent. */
async function earliestNow(db: Database): Promise<Date> {
  const noted = (await lastNoted(db)) ?? (await lastReceived(db));
  return earliestAfter(noted);
}

function earliestAfter(noted = 0): Date {
  return new Date(Math.max(FIRST_RELEASE, noted - TOLERANCE_MS));
}

/** Whether the clock is behind: by its time nothing may be decided. */
export async function isClockBehind(db: Database, now: Date): Promise<boolean> {
  return now < (await earliestNow(db));
}

/** The time for what is stored or mailed now. What came in while the clock was years behind would otherwise be too old
 *  to be kept as soon as the clock is right. */
export async function timeForNow(db: Database, now: Date): Promise<Date> {
  const earliest = earliestAfter(await lastNoted(db));
  return now < earliest ? earliest : now;
}

async function lastNoted(db: Database): Promise<number | undefined> {
  const row = await db
    .selectFrom('jobRuns')
    .select(({ fn }) => fn.max('at').as('at'))
    .where('name', 'in', [PURGED, RESTORED])
    .executeTakeFirst();
  return row?.at ? Date.parse(row.at) : undefined;
}

async function lastReceived(db: Database): Promise<number | undefined> {
  const row = await db
    .selectFrom('submissions')
    .select('receivedAt')
    .orderBy('receivedAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && Date.parse(row.receivedAt);
}
