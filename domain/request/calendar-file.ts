import { addDays, type CalendarDate } from '../calendar-date.ts';
import { cleanText } from '../text.ts';

/** An entry of a calendar that takes the whole day. */
export interface AllDayEvent {
  /** Stays the same in later files, so that a calendar replaces the entry. */
  readonly uid: string;
  /** Rises with each change: a calendar keeps the entry with the highest. */
  readonly sequence: number;
  /** When the entry was made. */
  readonly stamp: Date;
  readonly day: CalendarDate;
  readonly summary: string;
  readonly location?: string;
  readonly description: string;
  readonly status: 'TENTATIVE' | 'CONFIRMED' | 'CANCELLED';
}

/** RFC 5545 section 3.1. */
const LONGEST_LINE_OCTETS = 75;

/** A calendar file (.ics, RFC 5545).
 *  @param product says what made it: '-//Your Movers//Quote request//EN'
 *  @param properties further lines of the calendar itself: 'METHOD:CANCEL' */
export function calendarFile(
  product: string,
  properties: readonly string[],
  events: readonly AllDayEvent[],
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${escaped(product)}`,
    ...properties,
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** None for an invalid date, and for the last day that a calendar can hold. */
function eventLines(event: AllDayEvent): string[] {
  const { uid, sequence, stamp, day, summary, location, description, status } = event;
  const dayAfter = addDays(day, 1);
  if (!dayAfter) return [];
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${compact(stamp.toISOString()).slice(0, 15)}Z`,
    `DTSTART;VALUE=DATE:${compact(day)}`,
    // The end is exclusive, so it is the day after.
    `DTEND;VALUE=DATE:${compact(dayAfter)}`,
    `SUMMARY:${escaped(summary)}`,
    ...(location === undefined ? [] : [`LOCATION:${escaped(location)}`]),
    `DESCRIPTION:${escaped(description)}`,
    `STATUS:${status}`,
    'END:VEVENT',
  ];
}

/** '2026-12-05' as '20261205'; also for times. */
function compact(iso: string): string {
  return iso.replace(/[-:]/g, '');
}

/** A text value (RFC 5545 section 3.3.11): a visitor's text cannot start a new line. */
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
