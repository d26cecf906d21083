import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { must, shortLine, wholeNumber } from './fields.ts';

it('a line of 500 characters stays whole, and a longer one ends in an ellipsis', () => {
  expect(shortLine('a'.repeat(500))).toBe('a'.repeat(500));
  expect(shortLine('a'.repeat(501))).toBe(`${'a'.repeat(499)}…`);
});

it('a line cut after a word has no space before its ellipsis', () => {
  expect(shortLine(`${'a'.repeat(498)} word`)).toBe(`${'a'.repeat(498)}…`);
});

it('a failed check names its field, and leaves the next one its say', () => {
  const schema = z.string().check(
    must<string>(() => false, 'Not this day', ['day']),
    must<string>(() => false, 'Not at all'),
  );
  expect(schema.safeParse('x').error?.issues).toMatchObject([
    { code: 'custom', message: 'Not this day', path: ['day'] },
    { code: 'custom', message: 'Not at all', path: [] },
  ]);
});

it.each([
  [0, false],
  [1, true],
  [1.5, false],
  [9, true],
  [10, false],
])('%d as a whole number from 1 to 9: %s', (value, expected) => {
  expect(wholeNumber(1, 9, 'From 1 to 9').safeParse(value).success).toBe(expected);
});
