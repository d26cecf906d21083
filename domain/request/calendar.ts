import { addDays, type CalendarDate } from '../calendar-date.ts';
import type { MoveDay } from '../history/progress.ts';
import { type AllDayEvent, calendarFile } from './calendar-file.ts';
import type { QuoteRequest } from './request.schema.ts';
import type { SummaryLine } from './summary-line.ts';

/** How sure a day is; a cancelled one takes the entry out of the calendar. */
export interface CalendarDay {
  /** 'YYYY-MM-DD', or what a visitor typed about a day. */
  readonly day: string;
  readonly status: MoveDay['status'] | 'cancelled';
  /** What was agreed: 'Arrival', 'Price'. The entry has it for an agreed day only. */
  readonly lines?: readonly SummaryLine[];
}

/** The entry's details that are not in the request. */
export interface CalendarEntry {
  readonly reference: string;
  readonly company: string;
  /** Part of the entry's UID, which stays the same in later files for this reference. */
  readonly host: string;
  /** When the file was made. */
  readonly stamp: Date;
  /** Rises with each event of the move: a calendar keeps the entry with the highest. */
  readonly sequence: number;
  /** The entry's title; the company's name if not given. */
  readonly summary?: string;
}

const STATUS = {
  wished: 'TENTATIVE',
  offered: 'TENTATIVE',
  agreed: 'TENTATIVE',
  confirmed: 'CONFIRMED',
  cancelled: 'CANCELLED',
} as const;

/** The moving day as an all-day entry for any calendar (.ics, RFC 5545, and RFC 5546 where it is cancelled).
 *  Undefined when the day is not a date. */
export function moveCalendar(
  request: Pick<QuoteRequest, 'fromAddress' | 'toAddress'>,
  { day, status, lines = [] }: CalendarDay,
  { reference, company, host, stamp, sequence, summary = `Move with ${company}` }: CalendarEntry,
): string | undefined {
  // Empty for an invalid date, and for the last day that a calendar can hold.
  if (!addDays(day, 1)) return undefined;
  const isAgreed = status === 'agreed' || status === 'confirmed';
  const description = [
    `From: ${request.fromAddress}`,
    `To: ${request.toAddress}`,
    ...(isAgreed ? lines : []).map(({ label, value }) => `${label}: ${value}`),
    `Reference: ${reference}`,
    ...(STATUS[status] === 'TENTATIVE' ? ['We still have to confirm the day.'] : []),
  ].join('\n');
  return entryFile(
    { reference, company, host },
    {
      sequence,
      stamp,
      day,
      summary,
      location: request.fromAddress,
      description,
      status: STATUS[status],
    },
  );
}

/** Higher than the number of any event: nothing follows a deletion. */
const AFTER_ALL = 1_000_000;

/** Takes the entry of a request that was deleted out of a calendar. It has nothing of the request but the reference.
 *  @param day 'YYYY-MM-DD' */
export function deletedCalendar(
  day: CalendarDate,
  { stamp, ...owner }: Pick<CalendarEntry, 'reference' | 'company' | 'host' | 'stamp'>,
): string {
  return entryFile(owner, {
    sequence: AFTER_ALL,
    stamp,
    day,
    summary: `Deleted: ${owner.reference}`,
    description: 'The visitor deleted the request.',
    status: 'CANCELLED',
  });
}

/** All files about a request are about the same entry. */
function entryFile(
  { reference, company, host }: Pick<CalendarEntry, 'reference' | 'company' | 'host'>,
  entry: Omit<AllDayEvent, 'uid'>,
): string {
  const properties = entry.status === 'CANCELLED' ? ['METHOD:CANCEL'] : [];
  const uid = `${reference}@${host}`;
  return calendarFile(`-//${company}//Quote request//EN`, properties, [{ uid, ...entry }]);
}
