import fc from 'fast-check';
import { expect, test } from 'vitest';
import { weekday } from './calendar-date.ts';
import { afterOpeningTime, lastOpenHour } from './opening-hours.ts';
import { publicHoliday } from './public-holidays.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** A company's week, without gaps between the days. */
const HOURS = [
  {
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    opens: '7:00',
    closes: '18:00',
  },
  { days: ['Sunday'], opens: '8:00', closes: '16:00' },
] as const;

/** The same in minutes of a day in South Africa. */
function isOpen(moment: number): boolean {
  const local = new Date(moment + 2 * HOUR);
  const day = local.toISOString().slice(0, 10);
  const minute = local.getUTCHours() * 60 + local.getUTCMinutes();
  const [opens, closes] = weekday(day) === 0 ? [8 * 60, 16 * 60] : [7 * 60, 18 * 60];
  return !publicHoliday(day) && minute >= opens && minute < closes;
}

function openMinutes(from: number, to: number): number {
  let minutes = 0;
  for (let at = from; at < to; at += MINUTE) minutes += isOpen(at) ? 1 : 0;
  return minutes;
}

test.each([
  ['in opening hours', '2026-11-20T10:00:00+02:00', 30, '2026-11-20T10:30:00+02:00'],
  ['before they begin', '2026-11-20T05:10:00+02:00', 30, '2026-11-20T07:30:00+02:00'],
  ['over the night', '2026-11-20T17:50:00+02:00', 30, '2026-11-21T07:20:00+02:00'],
  ['from Saturday to Sunday', '2026-11-21T17:50:00+02:00', 30, '2026-11-22T08:20:00+02:00'],
  ['from Sunday to Monday', '2026-11-22T15:59:00+02:00', 240, '2026-11-23T10:59:00+02:00'],
  ['to the last minute', '2026-11-20T17:30:00+02:00', 30, '2026-11-20T18:00:00+02:00'],
  ['over Christmas', '2026-12-24T17:30:00+02:00', 60, '2026-12-27T08:30:00+02:00'],
])('opening time counts %s', (_, from, minutes, after) => {
  expect(afterOpeningTime(new Date(from), minutes * MINUTE, HOURS, 'closed')).toEqual(
    new Date(after),
  );
});

test.each([
  ['in opening hours', '2026-11-20T11:54+02:00', '2026-11-20T11:00+02:00'],
  ['before they begin', '2026-11-20T06:59+02:00', '2026-11-19T18:00+02:00'],
  ['in the night after a Sunday', '2026-11-23T04:39+02:00', '2026-11-22T16:00+02:00'],
  ['in the evening', '2026-11-21T22:10+02:00', '2026-11-21T18:00+02:00'],
])('the last open hour %s', (_, moment, hour) => {
  expect(lastOpenHour(new Date(moment), HOURS, 'closed')).toEqual(new Date(hour));
});

test('there is no open hour lately on the second of two days on which the company is closed', () => {
  expect(lastOpenHour(new Date('2026-12-26T12:00+02:00'), HOURS, 'closed')).toBeUndefined();
});

test('opening time has a break at noon, and comes a year later for a company that is always closed', () => {
  const days = ['Tuesday'] as const;
  const hours = [
    { days, opens: '7:30', closes: '12:15' },
    { days, opens: '13:00', closes: '17:00' },
  ];
  const tuesday = new Date('2026-11-24T12:00:00+02:00');
  const after = (ms: number, listed = hours) => afterOpeningTime(tuesday, ms, listed);
  expect(after(HOUR)).toEqual(new Date('2026-11-24T13:45:00+02:00'));
  expect(after(HOUR, hours.toReversed())).toEqual(after(HOUR));
  expect(after(5 * HOUR)).toEqual(new Date('2026-12-01T08:15:00+02:00'));
  expect(afterOpeningTime(tuesday, 1, [])).toEqual(new Date('2027-11-25T00:00:00+02:00'));
});

test('it has been open for just so long, whenever somebody counts the minutes', () => {
  const minutes = fc.integer({ min: 0, max: 1_000_000 });
  fc.assert(
    fc.property(minutes, fc.integer({ min: 1, max: 24 * 60 }), (start, wait) => {
      const from = Date.parse('2026-01-01T00:00Z') + start * MINUTE;
      const after = afterOpeningTime(new Date(from), wait * MINUTE, HOURS, 'closed').getTime();
      expect(openMinutes(from, after)).toBe(wait);
      expect(isOpen(after - 1)).toBe(true);
    }),
    { numRuns: 30 },
  );
});
