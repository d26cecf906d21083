import { expect, it } from 'vitest';
import { errorTitle } from './error-title.ts';

it.each([
  [1, 'One thing needs another look'],
  [3, 'Three things need another look'],
  [6, 'Six things need another look'],
])('counts %i in words', (count, title) => {
  expect(errorTitle(count)).toBe(title);
});
