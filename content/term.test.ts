import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { daysIn, hoursIn, inWords } from './term.ts';

const HOURS_EACH = { hours: 1, days: 24, weeks: 168 } as const;
const number = fc.integer({ min: 1, max: 500 });

test('a term in any unit is counted in that unit, and worded in it', () => {
  fc.assert(
    fc.property(fc.constantFrom('hours', 'days', 'weeks'), number, (unit, count) => {
      // Computed keys lose their type.
      const term = { [unit]: count } as unknown as Parameters<typeof hoursIn>[0];
      expect(hoursIn(term)).toBe(count * HOURS_EACH[unit]);
      expect(inWords(term)).toBe(`${count} ${count === 1 ? unit.replace(/s$/, '') : unit}`);
    }),
  );
});

test.each([
  [{ weeks: 4 }, 28, '4 weeks'],
  [{ weeks: 1 }, 7, '1 week'],
  [{ days: 1 }, 1, '1 day'],
  [{ days: 90 }, 90, '90 days'],
  [{ weeks: 2, days: 3 }, 17, '2 weeks and 3 days'],
] as const)('%o is %i days, %s', (term, days, words) => {
  expect(daysIn(term)).toBe(days);
  expect(inWords(term)).toBe(words);
});
