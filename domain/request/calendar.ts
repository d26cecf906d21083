import { addDays, type CalendarDate } from '../dates/calendar-date.ts';
import type { MoveDay } from '../dates/move-date.ts';
import { isUntold } from '../places/plain-address.ts';
import { arrivalTimes } from './arrival-times.ts';
import { type CalendarEvent, calendarFile } from './calendar-file.ts';
import { addressInWords } from './labels.ts';
import type { QuoteRequest } from './request.schema.ts';
import type { SummaryLine } from './summary-line.ts';

/** How sure a day is; a cancelled one takes the entry out of the calendar. */
interface CalendarDay {
  /** 'YYYY-MM-DD', or what a visitor typed about a day. */
  readonly day: string;
  readonly status: MoveDay['status'] | 'cancelled';
  /** The time of arrival as the team wrote it. The entry has it for an agreed day only. */
  readonly window?: string;
  /** The agreed details: 'Arrival', 'Price'. The entry has it for an agreed day only. */
  readonly lines?: readonly SummaryLine[];
}

/** The sender of the file. The address's domain is part of the entry's UID, which stays the same in later files for this
 *  reference. */
type Company = NonNullable<CalendarEvent['organizer']>;

/** The entry's details that are not in the request. */
interface CalendarEntry {
  readonly reference: string;
  readonly company: Company;
  /** When the file was made. */
  readonly stamp: Date;
  /** Rises with each event of the move: a calendar keeps the entry with the highest. */
  readonly sequence: number;
  /** The address of the plan, which only reads: calendars are shared with others. None on what takes the entry out. */
  readonly plan?: string | undefined;
  /** The entry's title; the company's name if not given. */
  readonly summary?: string;
}

const STATUS = {
  wished: 'TENTATIVE',
  offered: 'TENTATIVE',
  agreed: 'TENTATIVE',
  confirmed: 'CONFIRMED',
  done: 'CONFIRMED',
  cancelled: 'CANCELLED',
} as const;

/** The moving day as an entry for any calendar (.ics, RFC 5545 and 5546): from when to when the truck arrives, or the
 *  whole day. Undefined when the day is not a date. */
export function moveCalendar(
  request: Pick<QuoteRequest, 'fromAddress' | 'toAddress'>,
  { day, status, window = '', lines = [] }: CalendarDay,
  {
    reference,
    company,
    stamp,
    sequence,
    plan,
    summary = `Move with ${company.name}`,
  }: CalendarEntry,
): string | undefined {
  // Empty for an invalid date, and for the last day that a calendar can hold.
  if (!addDays(day, 1)) return undefined;
  const isAgreed = status === 'agreed' || status === 'confirmed';
  const description = [
    `From: ${addressInWords(request.fromAddress)}`,
    `To: ${addressInWords(request.toAddress)}`,
    ...(isAgreed ? lines : []).map(({ label, value }) => `${label}: ${value}`),
    `Reference: ${reference}`,
    ...(STATUS[status] === 'TENTATIVE' ? ['We still have to confirm the day.'] : []),
    ...(plan && status !== 'cancelled' ? [`Always up to date, to read only: ${plan}`] : []),
  ].join('\n');
  return entryFile(
    { reference, company },
    {
      sequence,
      stamp,
      day,
      times: isAgreed ? arrivalTimes(window) : undefined,
      summary: isAgreed && window !== '' ? `${summary}, ${window}` : summary,
      ...(request.fromAddress &&
        !isUntold(request.fromAddress) && { location: request.fromAddress }),
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
  { stamp, ...owner }: Pick<CalendarEntry, 'reference' | 'company' | 'stamp'>,
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

/** Follows a file that takes an entry out: Google's and Outlook's calendars are known to keep some. */
export const STILL_IN_CALENDAR = 'If the move is still in your calendar, please delete it there.';

/** Whether a calendar file takes its entry out. */
export function isTakingOut(file: string): boolean {
  return file.includes('\r\nMETHOD:CANCEL\r\n');
}

/** All files about a request are about the same entry. A file without METHOD passes for an invitation, and one without
 *  ORGANIZER for nobody's. */
function entryFile(
  { reference, company }: Pick<CalendarEntry, 'reference' | 'company'>,
  entry: Omit<CalendarEvent, 'uid' | 'organizer'>,
): string {
  const method = entry.status === 'CANCELLED' ? 'CANCEL' : 'PUBLISH';
  const uid = `${reference}@${company.email.replace(/^.*@/, '')}`;
  return calendarFile(
    `-//${company.name}//Quote request//EN`,
    [`METHOD:${method}`],
    [{ uid, organizer: company, ...entry }],
  );
}
