import { expect, test } from 'vitest';
import { accepts } from './accept-encoding.ts';

test.each([
  ['gzip, deflate, br, zstd', true],
  ['BR', true],
  ['br;q=0.1', true],
  ['*', true],
  ['gzip', false],
  ['', false],
  ['br;q=0', false],
  ['br; q=0.000, *', false],
  ['*;q=0', false],
  ['gzip, *;q=0', false],
  ['brotli', false],
])('a client that sends "%s" takes br: %s', (header, expected) => {
  expect(accepts(header, 'br')).toBe(expected);
});
