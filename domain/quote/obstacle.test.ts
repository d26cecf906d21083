import { expect, test } from 'vitest';
import { lastDayOf } from './obstacle.ts';

test.each([
  ['2026-12-07', '2026-12-22', '2026-12-07'],
  ['2026-12-22', '2026-12-07', '2026-12-07'],
  ['', '2026-12-22', '2026-12-22'],
  // The day of an earlier quote may be text.
  ['10 December', '2026-12-22', '2026-12-22'],
])('a quote for “%s” that is good until %s can be accepted until %s', (day, validUntil, last) => {
  expect(lastDayOf({ day, validUntil })).toBe(last);
});
