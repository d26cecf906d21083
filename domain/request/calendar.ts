import { addDays } from '../calendar-date.ts';
import type { MoveDay } from '../history/progress.ts';
import { cleanText } from '../text.ts';
import type { QuoteRequest } from './request.schema.ts';
import type { SummaryLine } from './summary-line.ts';

/** How sure a day is; a cancelled one takes the entry out of the calendar. */
export interface CalendarDay {
  /** 'YYYY-MM-DD', or a visitor's words about a day. */
  readonly day: string;
  readonly status: MoveDay['status'] | 'cancelled';
  /** What was agreed: 'Arrival', 'Price'. */
  readonly lines?: readonly SummaryLine[];
}

/** The entry's details besides the request. */
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

/** RFC 5545 section 3.1. */
const LONGEST_LINE_OCTETS = 75;

const STATUS = {
  wished: 'TENTATIVE',
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
  const dayAfter = addDays(day, 1);
  if (!dayAfter) return undefined;
  const description = [
    `From: ${request.fromAddress}`,
    `To: ${request.toAddress}`,
    ...lines.map(({ label, value }) => `${label}: ${value}`),
    `Reference: ${reference}`,
    ...(STATUS[status] === 'TENTATIVE' ? ['We still have to confirm the day.'] : []),
  ].join('\n');

  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(company)}//Quote request//EN`,
    ...(status === 'cancelled' ? ['METHOD:CANCEL'] : []),
    'BEGIN:VEVENT',
    `UID:${escaped(reference)}@${escaped(host)}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${compact(stamp.toISOString()).slice(0, 15)}Z`,
    `DTSTART;VALUE=DATE:${compact(day)}`,
    // The end is exclusive, so it is the day after.
    `DTEND;VALUE=DATE:${compact(dayAfter)}`,
    `SUMMARY:${escaped(summary)}`,
    `LOCATION:${escaped(request.fromAddress)}`,
    `DESCRIPTION:${escaped(description)}`,
    `STATUS:${STATUS[status]}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('');
}

/** '2026-12-05' as '20261205'; also for times. */
function compact(iso: string): string {
  return iso.replace(/[-:]/g, '');
}

/** A text value (RFC 5545 section 3.3.11): a visitor's text cannot start a line of its own. */
function escaped(text: string): string {
  return cleanText(text)
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n');
}

/** Lines of at most 75 octets, continued with a leading space; no character is cut in two. */
function folded(line: string): string {
  let lines = '';
  let octets = 0;
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
    if (octets + size > LONGEST_LINE_OCTETS) {
      lines += '\r\n ';
      octets = 1;
    }
    lines += character;
    octets += size;
  }
  return lines;
}
