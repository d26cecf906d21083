import { expect, test } from 'vitest';
import { timeLeft } from './time-left.ts';

test.each([
  ['2026-11-20T10:00:00Z', '24 h of 24 hours left'],
  ['2026-11-21T06:39:30Z', '3 h 20 min of 24 hours left'],
  ['2026-11-21T09:15:00Z', '45 min of 24 hours left'],
  ['2026-11-21T15:00:00Z', '5 h over the 24 hours'],
  ['2026-11-24T12:00:00Z', '3 days 2 h over the 24 hours'],
])('at %s: %s', (now, words) => {
  expect(timeLeft('2026-11-20T10:00:00.000Z', new Date(now))).toBe(words);
});
