import { addDays, type CalendarDate } from '../dates/calendar-date.ts';
import type { MoveDay } from '../dates/move-date.ts';
import { isWithheld } from '../places/plain-address.ts';
import { arrivalTimes } from './arrival-times.ts';
import { type CalendarEvent, calendarFile } from './calendar-file.ts';
import { addressInWords } from './labels.ts';
import type { QuoteRequest } from './request.schema.ts';
import type { SummaryLine } from './summary-line.ts';

/** A visit as a calendar has it; a cancelled one is taken out. */
export interface CalendarDay {
  /** Its number, which is part of the entry's UID. */
  readonly visit: number;
  /** 'YYYY-MM-DD', or what a visitor typed about a day. */
  readonly day: string;
  /** Rises with each change of the visit: a calendar keeps the entry with the highest. */
  readonly sequence: number;
  /** Of several, what it is: 'Load'. */
  readonly what?: string;
  /** The entry's title without the hours; the company's name, and what it is, if left out. */
  readonly title?: string;
  /** Other addresses than those of the request. */
  readonly from?: string;
  readonly to?: string;
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
  /** The address of the plan, which only reads: calendars are shared with others. None on what takes the entry out. */
  readonly plan?: string | undefined;
}

const STATUS = {
  wished: 'TENTATIVE',
  offered: 'TENTATIVE',
  agreed: 'TENTATIVE',
  confirmed: 'CONFIRMED',
  done: 'CONFIRMED',
  cancelled: 'CANCELLED',
} as const;

/** The visits as entries for any calendar (.ics, RFC 5545 and 5546): from when to when the truck arrives, or the whole
 *  day. Undefined when none has a date. */
export function moveCalendar(
  request: Addresses,
  visits: readonly CalendarDay[],
  entry: CalendarEntry,
): string | undefined {
  // Empty for an invalid date, and for the last day that a calendar can hold.
  const dated = visits.filter(({ day }) => addDays(day, 1) !== '');
  if (dated.length === 0) return undefined;
  return entryFile(
    entry,
    dated.map((visit) => ({ visit: visit.visit, ...entryOf(request, visit, entry) })),
  );
}

type Addresses = Pick<QuoteRequest, 'fromAddress' | 'toAddress'>;
type Entry = Omit<CalendarEvent, 'uid' | 'organizer'>;

function entryOf(
  { fromAddress, toAddress }: Addresses,
  visit: CalendarDay,
  { reference, company, stamp, plan }: CalendarEntry,
): Entry {
  const { day, status, sequence, window = '', lines = [], what = '' } = visit;
  const ours = `Move with ${company.name}`;
  const { title = what === '' ? ours : `${ours}: ${what}` } = visit;
  const { from = '', to = '' } = visit;
  const isAgreed = status === 'agreed' || status === 'confirmed';
  const location = from || fromAddress;
  const description = [
    `From: ${addressInWords(location)}`,
    `To: ${addressInWords(to || toAddress)}`,
    ...(isAgreed ? lines : []).map(({ label, value }) => `${label}: ${value}`),
    `Reference: ${reference}`,
    ...(STATUS[status] === 'TENTATIVE' ? ['We still have to confirm the day.'] : []),
    ...(plan && status !== 'cancelled' ? [`Always up to date, to read only: ${plan}`] : []),
  ].join('\n');
  return {
    sequence,
    stamp,
    day,
    times: isAgreed ? arrivalTimes(window) : undefined,
    summary: isAgreed && window !== '' ? `${title}, ${window}` : title,
    ...(location && !isWithheld(location) && { location }),
    description,
    status: STATUS[status],
  };
}

/** Higher than the number of any event: nothing follows a deletion. */
const AFTER_ALL = 1_000_000;

/** Takes the entries of a request that was deleted out of a calendar. They have nothing of the request but the
 *  reference. */
export function deletedCalendar(
  visits: readonly { readonly visit: number; readonly day: CalendarDate }[],
  { stamp, ...owner }: Pick<CalendarEntry, 'reference' | 'company' | 'stamp'>,
): string {
  return entryFile(
    owner,
    visits.map(({ visit, day }) => ({
      visit,
      sequence: AFTER_ALL,
      stamp,
      day,
      summary: `Deleted: ${owner.reference}`,
      description: 'The visitor deleted the request.',
      status: 'CANCELLED',
    })),
  );
}

/** Follows a file that takes an entry out: Google's and Outlook's calendars are known to keep some. */
export const STILL_IN_CALENDAR = 'If the move is still in your calendar, please delete it there.';

/** Whether a calendar file takes an entry out. */
export function isTakingOut(file: string): boolean {
  return file.includes('\r\nSTATUS:CANCELLED\r\n');
}

/** All files about a visit are about the same entry. A file without METHOD passes for an invitation, and one without
 *  ORGANIZER for nobody's. */
function entryFile(
  { reference, company }: Pick<CalendarEntry, 'reference' | 'company'>,
  entries: readonly (Entry & { readonly visit: number })[],
): string {
  // RFC 5546 lets a published file cancel some of its entries (3.2.1).
  const isOff = entries.every(({ status }) => status === 'CANCELLED');
  const domain = company.email.replace(/^.*@/, '');
  return calendarFile(
    `-//${company.name}//Quote request//EN`,
    [`METHOD:${isOff ? 'CANCEL' : 'PUBLISH'}`],
    entries.map(({ visit, ...entry }) => ({
      uid: `${reference}${visit === 1 ? '' : `-${visit}`}@${domain}`,
      organizer: company,
      ...entry,
    })),
  );
}
