import { expect, test } from 'vitest';
import { retentionLimits } from './retention-limits.ts';

test.each([
  ['an ordinary day', '2026-11-21T10:00:00Z', 7, '2019-11-20T22:00:00.000Z'],
  ['already tomorrow in Johannesburg', '2026-11-21T22:00:00Z', 7, '2019-11-21T22:00:00.000Z'],
  ['29 February', '2028-02-29T10:00:00Z', 7, '2021-02-27T22:00:00.000Z'],
  ['29 February, four years on', '2028-02-29T10:00:00Z', 4, '2024-02-28T22:00:00.000Z'],
  ['the day after a 29 February', '2025-03-01T10:00:00Z', 1, '2024-02-29T22:00:00.000Z'],
])('requests are kept for whole calendar years: %s', (_what, now, years, limit) => {
  expect(retentionLimits(new Date(now), years).requests).toBe(limit);
});

test('suspected spam is kept for 90 days, canaries for a week', () => {
  const { suspected, canaries } = retentionLimits(new Date('2026-11-21T10:00:00Z'), 7);
  expect(suspected).toBe('2026-08-23T10:00:00.000Z');
  expect(canaries).toBe('2026-11-14T10:00:00.000Z');
});
