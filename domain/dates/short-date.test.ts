import { expect, test } from 'vitest';
import { moveDateInShort } from './short-date.ts';

const TODAY = '2026-11-22';

test.each([
  ['2026-12-05', 'Sat 5 Dec'],
  ['2026-11-22', 'Sun 22 Nov'],
  ['2027-11-21', 'Sun 21 Nov'],
  ['2027-11-22', 'Mon 22 Nov 2027'],
  ['2026-11-21', 'Sat 21 Nov 2026'],
  ['end of May', 'end of May'],
  ['', ''],
])('%s is “%s”', (day, short) => {
  expect(moveDateInShort(day, TODAY)).toBe(short);
});
