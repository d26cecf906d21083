import { expect, test } from 'vitest';
import { openOf } from './account.ts';

test('what is written off is at most what would be open', () => {
  expect(openOf(5000, { received: 2500, writtenOff: 500 })).toBe(2000);
  expect(openOf(2600, { received: 2500, writtenOff: 500 })).toBe(0);
  expect(openOf(2000, { received: 2500, writtenOff: 500 })).toBe(-500);
});
