import { johannesburgDay } from '../johannesburg.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Time enough for a customer to ask why nobody called; longer we have no reason to keep what no
 *  customer wrote (POPIA section 14). */
const SUSPECTED_DAYS = 90;
/** Enough to see a week of them arrive. */
const CANARY_DAYS = 7;

/** ISO times: what was received before is to be removed. */
export interface RetentionLimits {
  readonly requests: string;
  readonly suspected: string;
  readonly canaries: string;
}

export function retentionLimits(now: Date, years: number): RetentionLimits {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();
  return {
    requests: beginOfDay(yearsBefore(johannesburgDay(now), years)),
    suspected: daysAgo(SUSPECTED_DAYS),
    canaries: daysAgo(CANARY_DAYS),
  };
}

/** The ISO time at which that day begins in Johannesburg, which keeps one time all the year.
 *  @param day '2026-11-21' */
export function beginOfDay(day: string): string {
  return new Date(`${day}T00:00:00+02:00`).toISOString();
}

/** The same date so many years before; of 29 February, the 28th. */
function yearsBefore(day: string, years: number): string {
  const year = String(Number(day.slice(0, 4)) - years).padStart(4, '0');
  const isLeapYear = new Date(`${year}-02-29T00:00:00Z`).getUTCDate() === 29;
  const monthAndDay = day.slice(5) === '02-29' && !isLeapYear ? '02-28' : day.slice(5);
  return `${year}-${monthAndDay}`;
}
