import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arrivalTimes } from './arrival-times.ts';

const clock = (minutes: number) =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

function inWords(window: string): string {
  const times = arrivalTimes(window);
  return times ? `${clock(times.from)} to ${clock(times.until)}` : 'not certain';
}

test.each([
  ['between 8 and 9', '8:00 to 9:00'],
  ['Between 07:30 and 8:30', '7:30 to 8:30'],
  ['7 to 8', '7:00 to 8:00'],
  ['from 7 to 8', '7:00 to 8:00'],
  ['8–9', '8:00 to 9:00'],
  ['8:00-9:00', '8:00 to 9:00'],
  ['8', '8:00 to 9:00'],
  ['at 8h30', '8:30 to 9:30'],
  ['8h', '8:00 to 9:00'],
  ['8am', '8:00 to 9:00'],
  ['2 p.m.', '14:00 to 15:00'],
  ['14.30', '14:30 to 15:30'],
  ['12', '12:00 to 13:00'],
  ['12pm', '12:00 to 13:00'],
  ['between 12 and 1', '12:00 to 13:00'],
  ['between 11 and 1', '11:00 to 13:00'],
  ['between 1 and 2 pm', '13:00 to 14:00'],
  ['between 8 and 9 pm', '20:00 to 21:00'],
  ['between 11 and 1 pm', '11:00 to 13:00'],
  ['6 to 19', '6:00 to 19:00'],
  ['1pm to 2', '13:00 to 14:00'],
  ['between 1 and 2', '13:00 to 14:00'],
  ['9 to 5', '9:00 to 17:00'],
])('“%s” is %s', (window, expected) => {
  expect(inWords(window)).toBe(expected);
});

test.each([
  '',
  'early',
  'in the morning',
  'about 8',
  'before 9',
  'after 8',
  '8 or 9',
  'between 8 and 9, ask for Thandi',
  '8 9 10',
  '082 555 0142',
  '25',
  '8:75',
  '13 pm',
  '0 am',
  '10 to 9 am',
  '23',
  '03:00',
  '3 am',
])('“%s” is not certain', (window) => {
  expect(inWords(window)).toBe('not certain');
});

test('hours as people write them are read back', () => {
  const hour = fc.integer({ min: 6, max: 22 });
  const written = fc.constantFrom(
    (hours: number) => `${hours}:00`,
    (hours: number) => `${String(hours).padStart(2, '0')}h00`,
    (hours: number) => `${hours % 12 || 12} ${hours < 12 ? 'am' : 'pm'}`,
  );
  const joined = fc.constantFrom(['between ', ' and '], ['from ', ' to '], ['', '-']);
  fc.assert(
    fc.property(hour, hour, written, joined, (one, other, write, [before, and]) => {
      fc.pre(one < other);
      const window = `${before}${write(one)}${and}${write(other)}`;
      expect(arrivalTimes(window), window).toEqual({ from: one * 60, until: other * 60 });
    }),
  );
});

test('whatever is typed, the times are of one day and in their order', () => {
  const typed = fc.string({ unit: fc.constantFrom(...'0123456789:.h ', 'am', 'pm', ' to ', '-') });
  fc.assert(
    fc.property(typed, (window) => {
      const { from, until } = arrivalTimes(window) ?? { from: 360, until: 361 };
      expect(from).toBeGreaterThanOrEqual(0);
      expect(until).toBeGreaterThan(from);
      expect(until).toBeLessThan(24 * 60);
    }),
  );
});
