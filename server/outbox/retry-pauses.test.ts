import { expect, test } from 'vitest';
import { pauseAfter } from './retry-pauses.ts';

const DAY = 24 * 60 * 60 * 1000;

function allPauses(): number[] {
  const pauses: number[] = [];
  for (let failures = 1; ; failures += 1) {
    const pause = pauseAfter(failures, 'unavailable');
    if (pause === undefined) return pauses;
    pauses.push(pause);
  }
}

test('first seconds, then minutes, then hours', () => {
  expect(pauseAfter(1, 'unavailable')).toBe(5000);
  expect(pauseAfter(4, 'unavailable')).toBe(60_000);
  expect(pauseAfter(9, 'unavailable')).toBe(60 * 60_000);
  expect(allPauses()).toEqual(allPauses().toSorted((a, b) => a - b));
});

test('nobody gives up before five days, or tries for weeks', () => {
  const days = allPauses().reduce((sum, pause) => sum + pause, 0) / DAY;
  expect(days).toBeGreaterThan(5);
  expect(days).toBeLessThan(6);
});
