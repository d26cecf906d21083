import { expect, test } from 'vitest';
import { suspectedKeptFor } from '../../content/terms.ts';
import { DAY_MS } from '../../domain/dates/calendar-date.ts';
import { keptUntil, retentionLimits } from './retention-limits.ts';

test.each([
  ['an ordinary day', '2026-11-21T10:00:00Z', 7, '2019-11-20T22:00:00.000Z'],
  ['already tomorrow in Johannesburg', '2026-11-21T22:00:00Z', 7, '2019-11-21T22:00:00.000Z'],
  ['29 February', '2028-02-29T10:00:00Z', 7, '2021-02-27T22:00:00.000Z'],
  ['29 February, four years on', '2028-02-29T10:00:00Z', 4, '2024-02-28T22:00:00.000Z'],
  ['the day after a 29 February', '2025-03-01T10:00:00Z', 1, '2024-02-29T22:00:00.000Z'],
])('requests are kept for whole calendar years: %s', (_what, now, years, limit) => {
  expect(retentionLimits(new Date(now), years).requests).toBe(limit);
});

test('suspected spam is kept for as long as the privacy policy says', () => {
  const { suspected } = retentionLimits(new Date('2026-11-21T10:00:00Z'), 7);
  const days = (Date.parse('2026-11-21T10:00:00Z') - Date.parse(suspected)) / DAY_MS;
  expect(`${days} days`).toBe(suspectedKeptFor);
});

test.each([
  ['an ordinary day', '2026-11-21T20:33:13.106Z', 7, '2033-11-22'],
  ['the last moment of a day', '2026-11-21T21:59:59.999Z', 7, '2033-11-22'],
  ['already tomorrow in Johannesburg', '2026-11-21T22:00:00.000Z', 7, '2033-11-23'],
  ['29 February', '2028-02-29T10:00:00.000Z', 7, '2035-03-01'],
  ['28 February, and a leap year later', '2027-02-28T10:00:00.000Z', 1, '2028-03-01'],
  ['for a century', '2026-11-21T10:00:00.000Z', 100, '2126-11-22'],
])(
  'the day that a visitor is told is the day of the purge: %s',
  (_what, receivedAt, years, day) => {
    expect(keptUntil({ receivedAt, flag: null, keptUntil: null }, years)).toBe(day);
    const isGoneAt = (time: number) => retentionLimits(new Date(time), years).requests > receivedAt;
    const midnight = Date.parse(`${day}T00:00:00+02:00`);
    expect([isGoneAt(midnight - 1), isGoneAt(midnight)]).toEqual([false, true]);
  },
);

test('what is suspected is gone on the day of the purge, and its sender is told so', () => {
  const received = { receivedAt: '2026-11-21T22:30:00.000Z', flag: 'honeypot' } as const;
  const until = keptUntil({ ...received, keptUntil: null }, 7);
  const isGone = (now: number) => retentionLimits(new Date(now), 7).suspected > received.receivedAt;
  const day = Date.parse(`${until}T00:00:00+02:00`);
  expect([isGone(day), isGone(day + DAY_MS)]).toEqual([false, true]);
});
