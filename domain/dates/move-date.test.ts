import { expect, it } from 'vitest';
import { moveDateInWords } from './move-date.ts';

it.each([
  ['2026-12-05', 'Saturday 5 December 2026'],
  ['2024-02-29', 'Thursday 29 February 2024'],
  ['2026-13-40', '2026-13-40'],
  ['2027-02-30', '2027-02-30'],
  ['as soon as possible', 'as soon as possible'],
])('reads %s as %s', (moveDate, words) => {
  expect(moveDateInWords(moveDate)).toBe(words);
});
