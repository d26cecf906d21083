import { expect, test } from 'vitest';
import {
  LONGEST_PAUSES_MS,
  LONGEST_WEBHOOK_PAUSE_MS,
  pauseAfter,
  pauseAfterWebhook,
} from './retry-pauses.ts';

const DAY = 24 * 60 * 60 * 1000;

function allPauses(chance: number): number[] {
  const pauses: number[] = [];
  for (let failures = 1; ; failures += 1) {
    const pause = pauseAfter(failures, 'unavailable', chance);
    if (pause === undefined) return pauses;
    pauses.push(pause);
  }
}

test('first seconds, then minutes, then hours', () => {
  expect(pauseAfter(1, 'unavailable', 0)).toBe(5000);
  expect(pauseAfter(4, 'unavailable', 0)).toBe(60_000);
  expect(pauseAfter(9, 'unavailable', 0)).toBe(60 * 60_000);
  expect(allPauses(0)).toEqual(allPauses(0).toSorted((a, b) => a - b));
});

test('mails that failed together do not come back together', () => {
  const pauses = Array.from({ length: 20 }, () => pauseAfter(4, 'unavailable') ?? 0);
  expect(new Set(pauses).size).toBeGreaterThan(10);
  expect(Math.min(...pauses)).toBeGreaterThanOrEqual(60_000);
  expect(Math.max(...pauses)).toBeLessThanOrEqual(66_000);
  expect(Math.max(...allPauses(1))).toBe(LONGEST_PAUSES_MS.mail);
});

test.each([0, 1])('nobody gives up before five days, or tries for weeks: chance %i', (chance) => {
  const days = allPauses(chance).reduce((sum, pause) => sum + pause, 0) / DAY;
  expect(days).toBeGreaterThan(5);
  expect(days).toBeLessThan(6.5);
});

test.each([0, 1])('a webhook is retried for five days, with chance %i', (chance) => {
  const pauses = [];
  for (
    let pause = pauseAfterWebhook(1, chance);
    pause;
    pause = pauseAfterWebhook(pauses.length + 1, chance)
  ) {
    pauses.push(pause);
  }
  const days = pauses.reduce((sum, pause) => sum + pause, 0) / 86_400_000;
  expect(days).toBeGreaterThanOrEqual(5);
  expect(days).toBeLessThan(6);
  expect(Math.max(...pauses)).toBeLessThanOrEqual(LONGEST_WEBHOOK_PAUSE_MS);
  expect(pauses[0], 'the first soon').toBeLessThan(6000);
  expect(pauses).toEqual(pauses.toSorted((one, other) => one - other));
});
