import { expect, test, vi } from 'vitest';
import { sortedId } from './sorted-id.ts';

test('ids of one millisecond sort in the order in which they were asked for', () => {
  vi.useFakeTimers({ now: new Date('2026-07-06T08:00:00Z') });
  const ids = Array.from({ length: 2_000 }, sortedId);
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
});

test('an id begins with its time, even after a clock was set back', () => {
  vi.useFakeTimers({ now: new Date('2030-01-01T00:00:00Z') });
  const late = sortedId();
  vi.setSystemTime(new Date('2026-07-06T08:00:00Z'));
  const early = sortedId();
  const time = (id: string) => Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16);
  expect(time(late)).toBe(Date.parse('2030-01-01T00:00:00Z'));
  expect(time(early)).toBe(Date.parse('2026-07-06T08:00:00Z'));
});
