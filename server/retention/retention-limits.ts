import { daysIn } from '../../content/term.ts';
import { TERMS } from '../../content/terms.ts';
import { addDays, type CalendarDate, DAY_MS } from '../../domain/dates/calendar-date.ts';
import { beginOfDay, localDay } from '../../domain/dates/local-time.ts';
import type { SubmissionRow } from '../database/tables/submission.table.ts';

/** Time enough for a customer to ask why nobody called. There is no reason to keep a program's
 *  submission longer (POPIA section 14). */
const SUSPECTED_DAYS = daysIn(TERMS.suspectedKeptFor);
/** The law counts from the end of a tax period, of a year at most. */
const INVOICE_YEARS = TERMS.accountsKeptFor.years + 1;
/** As long as a backup that may bring the request back is of use. */
const NOTICE_DAYS = 90;

/** ISO times: submissions received earlier are to be removed. */
export interface RetentionLimits {
  readonly requests: string;
  readonly suspected: string;
  readonly deletionNotices: string;
  /** A day: what is kept of deleted requests until an earlier one is to be removed. */
  readonly accounts: CalendarDate;
  /** Of tax invoices. */
  readonly invoices: string;
}

export function retentionLimits(now: Date, years: number): RetentionLimits {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();
  const yearsAgo = (some: number) => beginOfDay(yearsBefore(localDay(now), some));
  return {
    requests: yearsAgo(years),
    suspected: daysAgo(SUSPECTED_DAYS),
    deletionNotices: daysAgo(NOTICE_DAYS),
    accounts: localDay(now),
    invoices: yearsAgo(Math.max(years, INVOICE_YEARS)),
  };
}

/** The day on which the purge removes it: '2033-11-22'. */
export function keptUntil(
  { keptUntil: day, ...stored }: Pick<SubmissionRow, 'receivedAt' | 'flag' | 'keptUntil'>,
  years: number,
): CalendarDate {
  const latest = keptAtMost(stored, years);
  const [earlier = latest] = [latest, ...(day === null ? [] : [addDays(day, 1)])].toSorted();
  return earlier;
}

function keptAtMost(
  { receivedAt, flag }: Pick<SubmissionRow, 'receivedAt' | 'flag'>,
  years: number,
): CalendarDate {
  const received = new Date(receivedAt);
  if (flag !== null) {
    return localDay(new Date(received.getTime() + SUSPECTED_DAYS * DAY_MS));
  }
  // Starts at or before the day sought, since leap years only delay it.
  let day = addDays(localDay(received), 365 * years);
  while (beginOfDay(yearsBefore(day, years)) <= receivedAt) day = addDays(day, 1);
  return day;
}

/** The same date a number of years before; 29 February becomes the 28th. */
function yearsBefore(day: string, years: number): string {
  const year = String(Number(day.slice(0, 4)) - years).padStart(4, '0');
  const isLeapYear = new Date(`${year}-02-29T00:00:00Z`).getUTCDate() === 29;
  const monthAndDay = day.slice(5) === '02-29' && !isLeapYear ? '02-28' : day.slice(5);
  return `${year}-${monthAndDay}`;
}
