import { expect, test } from 'vitest';
import { inLocalTime, localDay } from './local-time.ts';

test('times are told as the team reads them', () => {
  expect(inLocalTime('2026-11-21T22:05:00.000Z')).toBe('Sunday 22 November 2026 at 00:05 SAST');
});

test.each([
  ['2026-11-21T21:59:59.999Z', '2026-11-21'],
  ['2026-11-21T22:00:00.000Z', '2026-11-22'],
  ['2026-12-31T22:00:00.000Z', '2027-01-01'],
])('%s falls on %s', (moment, day) => {
  expect(localDay(new Date(moment))).toBe(day);
});
