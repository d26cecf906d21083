import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { type CalendarDay, deletedCalendar, moveCalendar } from './calendar.ts';

const request = {
  fromAddress: '14 Kelly Avenue, Boskruin',
  toAddress: '7 Mowbray Road, Greenside',
};
const entry = {
  reference: 'JFM-7K3Q-24',
  company: { name: 'Jozi Family Movers', email: 'quotes@movers.example' },
  stamp: new Date('2026-11-21T13:45:09.123Z'),
};
/** As the third event left the visit. */
const on = (day: string, more: Partial<CalendarDay> = {}): CalendarDay[] => [
  { visit: 1, day, status: 'confirmed', sequence: 3, ...more },
];

function calendar(
  changes: Partial<typeof request & typeof entry> = {},
  day = '2026-12-05',
): string {
  const wished = on(day, { status: 'wished' });
  return moveCalendar({ ...request, ...changes }, wished, { ...entry, ...changes }) ?? '';
}

/** The file as a calendar reads it: unfolded lines, then the properties in order. */
function properties(file: string): string[] {
  return file.replaceAll('\r\n ', '').split('\r\n').slice(0, -1);
}

/** A text value as a person reads it. */
function value(file: string, name: string): string | undefined {
  const line = properties(file).find((other) => other.startsWith(`${name}:`));
  return line
    ?.slice(name.length + 1)
    .replace(/\\(.)/g, (_, character) => (character === 'n' ? '\n' : character));
}

describe('the calendar entry', () => {
  it('is one tentative all-day event', () => {
    expect(properties(calendar())).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Jozi Family Movers//Quote request//EN',
      'METHOD:PUBLISH',
      'BEGIN:VTIMEZONE',
      'TZID:Africa/Johannesburg',
      'BEGIN:STANDARD',
      'DTSTART:19700101T000000',
      'TZOFFSETFROM:+0200',
      'TZOFFSETTO:+0200',
      'TZNAME:SAST',
      'END:STANDARD',
      'END:VTIMEZONE',
      'BEGIN:VEVENT',
      'UID:JFM-7K3Q-24@movers.example',
      'SEQUENCE:3',
      'DTSTAMP:20261121T134509Z',
      'DTSTART;VALUE=DATE:20261205',
      'DTEND;VALUE=DATE:20261206',
      'SUMMARY:Move with Jozi Family Movers',
      'LOCATION:14 Kelly Avenue\\, Boskruin',
      'DESCRIPTION:From: 14 Kelly Avenue\\, Boskruin\\nTo: 7 Mowbray Road\\, Greenside\\nReference: JFM-7K3Q-24\\nWe still have to confirm the day.',
      'STATUS:TENTATIVE',
      'ORGANIZER;CN="Jozi Family Movers":mailto:quotes@movers.example',
      'END:VEVENT',
      'END:VCALENDAR',
    ]);
  });

  it('of a confirmed move says what was agreed, and leaves nothing to confirm', () => {
    const lines = [
      { label: 'Arrival', value: '08:00' },
      { label: 'Price', value: 'R8 500' },
    ];
    const file = moveCalendar(request, on('2026-12-05', { lines }), entry);
    expect(value(file ?? '', 'STATUS')).toBe('CONFIRMED');
    expect(value(file ?? '', 'DESCRIPTION')).toBe(
      [
        'From: 14 Kelly Avenue, Boskruin',
        'To: 7 Mowbray Road, Greenside',
        'Arrival: 08:00',
        'Price: R8 500',
        'Reference: JFM-7K3Q-24',
      ].join('\n'),
    );
  });

  const moving = (window: string, status: 'wished' | 'agreed' | 'confirmed' = 'confirmed') =>
    moveCalendar(request, on('2026-12-05', { status, window }), entry) ?? '';
  /** As a calendar program reads it. */
  const read = (file: string) => {
    const calendar = new ICAL.Component(ICAL.parse(file));
    const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
    return { calendar, event };
  };

  it('has the hours of a confirmed day, in local time, with an alarm', () => {
    const { calendar, event } = read(moving('between 8 and 9'));
    expect(event.startDate.toString()).toBe('2026-12-05T08:00:00');
    expect(event.endDate.toString()).toBe('2026-12-05T09:00:00');
    expect(event.startDate.toJSDate().toISOString()).toBe('2026-12-05T06:00:00.000Z');
    expect(event.summary).toBe('Move with Jozi Family Movers, between 8 and 9');
    const zones = calendar.getAllSubcomponents('vtimezone');
    expect(zones.map((zone) => zone.getFirstPropertyValue('tzid'))).toEqual([
      'Africa/Johannesburg',
    ]);
    const [alarm] = event.component.getAllSubcomponents('valarm');
    expect(`${alarm?.getFirstPropertyValue('trigger')}`).toBe('-PT2H');
    expect(alarm?.getFirstPropertyValue('description')).toBe(event.summary);
  });

  it('takes the whole day if the hours are not certain, and names them', () => {
    const { event } = read(moving('in the morning, after the gate opens'));
    expect(event.startDate.isDate).toBe(true);
    expect(event.summary).toContain(', in the morning, after the gate opens');
    expect(event.component.getAllSubcomponents('valarm')).toEqual([]);
  });

  it('rings for no day that nobody has confirmed, and promises no hours for a wish', () => {
    const { event } = read(moving('8', 'agreed'));
    expect(event.startDate.isDate).toBe(false);
    expect(event.component.getAllSubcomponents('valarm')).toEqual([]);
    const wish = read(moving('8', 'wished')).event;
    expect([wish.startDate.isDate, wish.summary]).toEqual([true, 'Move with Jozi Family Movers']);
  });

  it('is published or cancelled by its organizer, whatever its status, as one and the same entry', () => {
    const files = (['wished', 'offered', 'agreed', 'confirmed', 'cancelled'] as const).map(
      (status) => moveCalendar(request, on('2026-12-05', { status, window: '8' }), entry) ?? '',
    );
    files.push(deletedCalendar([{ visit: 1, day: '2026-12-05' }], entry));
    const shown = files.map((file) => {
      const { calendar, event } = read(file);
      expect(`${event.uid} ${event.organizer}`).toBe(
        'JFM-7K3Q-24@movers.example mailto:quotes@movers.example',
      );
      return [calendar.getFirstPropertyValue('method'), value(file, 'STATUS')];
    });
    expect(shown).toEqual([
      ['PUBLISH', 'TENTATIVE'],
      ['PUBLISH', 'TENTATIVE'],
      ['PUBLISH', 'TENTATIVE'],
      ['PUBLISH', 'CONFIRMED'],
      ['CANCEL', 'CANCELLED'],
      ['CANCEL', 'CANCELLED'],
    ]);
  });

  it('ends on the day after, also over a year', () => {
    expect(calendar({}, '2026-12-31')).toContain('DTEND;VALUE=DATE:20270101\r\n');
  });

  it.each(['soon', '2026-02-30', ''])('is none for the date %j', (day) => {
    expect(calendar({}, day)).toBe('');
  });

  it('gives every text back as it was written', () => {
    const address = 'Unit 3; "The Oaks", C:\\new, Jürgen’s 🏠';
    expect(value(calendar({ fromAddress: address }), 'LOCATION')).toBe(address);
  });

  it.each([
    'Gate\r\nEND:VEVENT\r\nBEGIN:VALARM',
    'Gate\nATTACH:https://evil.example',
    'Gate\u2028BEGIN:VEVENT',
    'Gate\u0000\u202e\rX-EVIL:1',
    'Gate\\\nX-EVIL:1',
  ])('does not let %j start a new line', (fromAddress) => {
    const names = (file: string) => properties(file).map((line) => line.split(/[:;]/)[0]);
    const company = { ...entry.company, name: fromAddress };
    const hostile = calendar({
      fromAddress,
      toAddress: fromAddress,
      reference: fromAddress,
      company,
    });
    expect(names(hostile)).toEqual(names(calendar()));
    expect(hostile.replaceAll('\r\n', '')).not.toMatch(/\p{Cc}|\u2028|\u202e/u);
  });

  it.each(['a', 'é', '€', '🏠'])('folds at 75 octets and cuts no %s in two', (character) => {
    const fromAddress = character.repeat(500);
    const file = calendar({ fromAddress });
    const lines = file.split('\r\n');
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n\uFFFD]/);
    expect(value(file, 'LOCATION')).toBe(fromAddress);
  });
});
