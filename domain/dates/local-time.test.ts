import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { beginOfDay, endOfDay, inLocalTime, localDay, shortTime, wasAhead } from './local-time.ts';

test('times are told as the team reads them', () => {
  expect(inLocalTime('2026-11-21T22:05:00.000Z')).toBe('Sunday 22 November 2026 at 00:05 SAST');
  expect(shortTime('2026-11-21T22:05:00.000Z')).toBe('2026-11-22 00:05');
});

test.each([
  ['2026-11-21T21:59:59.999Z', '2026-11-21'],
  ['2026-11-21T22:00:00.000Z', '2026-11-22'],
  ['2026-12-31T22:00:00.000Z', '2027-01-01'],
])('%s falls on %s, wherever the program runs', (moment, day) => {
  expect(localDay(new Date(moment))).toBe(day);
});

test.each([
  ['2026-11-22', true],
  ['2026-11-23', true],
  ['2026-11-21', false],
  ['as soon as possible', false],
])('“%s” was ahead at the beginning of 22 November: %s', (day, ahead) => {
  expect(wasAhead(day, '2026-11-21T22:00:00.000Z')).toBe(ahead);
});

test('a day is the moments from its beginning to its end', () => {
  const moments = [beginOfDay('2026-11-22'), endOfDay('2026-11-22')];
  expect(moments).toEqual(['2026-11-21T22:00:00.000Z', '2026-11-22T22:00:00.000Z']);
  const before = (isoTime: string) => new Date(Date.parse(isoTime) - 1);
  expect(moments.map((moment) => localDay(before(moment)))).toEqual(['2026-11-21', '2026-11-22']);
});

test('the clocks there are those of South Africa, summer and winter', () => {
  const zone = { timeZone: 'Africa/Johannesburg', dateStyle: 'short', timeStyle: 'short' } as const;
  for (const moment of ['2026-01-15T20:30:00.000Z', '2026-07-15T22:30:00.000Z']) {
    // Swedish dates are ISO dates.
    expect(shortTime(moment)).toBe(new Date(moment).toLocaleString('sv-SE', zone));
  }
});

/** The calls that tell the time by the clock of the device. */
const DEVICES_CLOCK =
  /\.(?:get(?:Hours|Minutes|Seconds|Day|Date|Month|FullYear|TimezoneOffset)|to(?:Date|Time|LocaleDate|LocaleTime)String)\(/;
/** A format takes the zone of the device unless it names one. */
const FORMAT = /new Intl\.DateTimeFormat\((?<made>[^;]*)|\.toLocaleString\((?<written>[^;]*)/g;

test('no page, mail or command tells the time by the clock of its device', () => {
  const files = globSync('{content,demo,domain,server,web}/**/*.{ts,tsx,astro}');
  expect(files.length).toBeGreaterThan(500);
  const found = files
    .filter((file) => !file.includes('.test.'))
    .filter((file) => {
      const source = readFileSync(file, 'utf8');
      const formats = [...source.matchAll(FORMAT)].map(([format]) => format);
      return DEVICES_CLOCK.test(source) || formats.some((format) => !format.includes('timeZone'));
    });
  expect(found).toEqual([]);
});
