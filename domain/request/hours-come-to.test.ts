import { expect, it } from 'vitest';
import { hoursComeTo } from './hours-come-to.ts';

const rates = (...prices: string[]) => ({
  rates: prices.map((price) => ({ load: '', suits: '', price })),
});

it.each([
  [['R800'], [4, 5], 'About 4 to 5 hours: R3\u00a0200 to R4\u00a0000'],
  [['R800+', 'R1200+'], [4, 5], 'About 4 to 5 hours: R3\u00a0200 to R6\u00a0000 or more'],
  [['R1 200'], [1, 1], 'About 1 hour: R1\u00a0200'],
  [['R500'], [2.5, 3], 'About 2.5 to 3 hours: R1\u00a0250 to R1\u00a0500'],
] as const)('at %j, %j hours come to “%s”', (prices, hours, words) => {
  expect(hoursComeTo(rates(...prices), hours)).toBe(words);
});

it('says nothing where a rate names no amount, or none fits', () => {
  expect(hoursComeTo(rates('on request'), [4, 5])).toBeUndefined();
  expect(hoursComeTo(rates(), [4, 5])).toBeUndefined();
});
