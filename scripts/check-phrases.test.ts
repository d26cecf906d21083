import { expect, test } from 'vitest';
import { phrases } from './phrases.ts';

const hits = (line: string) => phrases.filter(({ pattern }) => pattern.test(line)).length;

test.each([
  'The mail is composed a' + 'new for each try.',
  'For the one ' + 'who runs it.',
  'It need ' + 'not be there.',
  'A retry is ' + 'no conflict.',
  'The key stands ' + 'in the fragment.',
  'One key for every retry, also ' + 'after a reload.',
  'Two weeks back, no ' + 'farther.',
])('“%s” is refused', (line) => {
  expect(hits(line)).toBe(1);
});

test.each([
  'There is no key.',
  'It is no longer there.',
  'A truck stands in the yard.',
  'Renew a lease in a new year.',
  'The rule holds at the desk and also when the visitor asks.',
])('“%s” is not', (line) => {
  expect(hits(line)).toBe(0);
});
