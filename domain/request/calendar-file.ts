import { region } from '../../content/region.ts';
import { addDays, type CalendarDate } from '../dates/calendar-date.ts';
import { cleanText } from '../text.ts';
import type { ArrivalTimes } from './arrival-times.ts';

/** An entry of a calendar: of hours if they are known, else of the whole day. */
export interface CalendarEvent {
  /** Stays the same in later files, so that a calendar replaces the entry. */
  readonly uid: string;
  /** Rises with each change: a calendar keeps the entry with the highest. */
  readonly sequence: number;
  /** When the entry was made. */
  readonly stamp: Date;
  readonly day: CalendarDate;
  readonly times?: ArrivalTimes | undefined;
  readonly summary: string;
  readonly location?: string;
  readonly description: string;
  readonly status: 'TENTATIVE' | 'CONFIRMED' | 'CANCELLED';
  /** Its publisher: RFC 5546 asks for it in a file with a METHOD. */
  readonly organizer?: { readonly name: string; readonly email: string };
}

/** RFC 5545 section 3.1. */
const LONGEST_LINE_OCTETS = 75;

const { utcOffset, zone, name } = region.time;
const OFFSET = utcOffset.replace(':', '');

/** Also makes a calendar without entries a valid one. */
const TIME_ZONE = [
  'BEGIN:VTIMEZONE',
  `TZID:${zone}`,
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  `TZOFFSETFROM:${OFFSET}`,
  `TZOFFSETTO:${OFFSET}`,
  `TZNAME:${name}`,
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** A calendar file (.ics, RFC 5545).
 *  @param product says what made it: '-//Your Movers//Quote request//EN'
 *  @param properties further lines of the calendar itself: 'METHOD:CANCEL' */
export function calendarFile(
  product: string,
  properties: readonly string[],
  events: readonly CalendarEvent[],
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${escaped(product)}`,
    ...properties,
    ...TIME_ZONE,
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** None for an invalid date, and for the last day that a calendar can hold. */
function eventLines(event: CalendarEvent): string[] {
  const { uid, sequence, stamp, summary, location, description, status, organizer } = event;
  const when = timeLines(event);
  if (when.length === 0) return [];
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${compact(stamp.toISOString()).slice(0, 15)}Z`,
    ...when,
    `SUMMARY:${escaped(summary)}`,
    ...(location === undefined ? [] : [`LOCATION:${escaped(location)}`]),
    `DESCRIPTION:${escaped(description)}`,
    `STATUS:${status}`,
    ...(organizer ? [`ORGANIZER;CN=${quoted(organizer.name)}:mailto:${organizer.email}`] : []),
    ...(event.times && status === 'CONFIRMED' ? alarmLines(summary) : []),
    'END:VEVENT',
  ];
}

function timeLines({ day, times }: CalendarEvent): string[] {
  const dayAfter = addDays(day, 1);
  if (!dayAfter) return [];
  if (times) {
    const at = (minutes: number) => `;TZID=${zone}:${compact(day)}T${clock(minutes)}00`;
    return [`DTSTART${at(times.from)}`, `DTEND${at(times.until)}`];
  }
  // The end is exclusive, so it is the day after.
  return [`DTSTART;VALUE=DATE:${compact(day)}`, `DTEND;VALUE=DATE:${compact(dayAfter)}`];
}

/** Time to get up and take down the curtains. */
function alarmLines(summary: string): string[] {
  return [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(summary)}`,
    'TRIGGER:-PT2H',
    'END:VALARM',
  ];
}

/** 510 minutes as '0830'. */
function clock(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join('');
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

/** A parameter's value, which can hold no quote (RFC 5545 section 3.2). */
function quoted(text: string): string {
  return `"${cleanText(text).replace(/["\n]/g, ' ')}"`;
}

/** The length of a character in UTF-8. An encoder for each takes most of the time of a calendar with thousands of moves. */
function octetsOf(codePoint: number): number {
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x10000 ? 3 : 4;
}

/** Lines of at most 75 octets, continued with a leading space; no character is cut in two. */
function folded(line: string): string {
  let lines = '';
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character.codePointAt(0) ?? 0);
    if (octets + size > LONGEST_LINE_OCTETS) {
      lines += '\r\n ';
      octets = 1;
    }
    lines += character;
    octets += size;
  }
  return lines;
}
