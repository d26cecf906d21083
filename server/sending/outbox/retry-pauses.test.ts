import { expect, test } from 'vitest';
import { LONGEST_WEBHOOK_PAUSE_MS, pauseAfter, pauseAfterWebhook } from './retry-pauses.ts';

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
