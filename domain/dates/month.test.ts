import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openDesk } from '../../tests/server/testing/test-desk.ts';
import { monthRange } from './month.ts';

const MONTHS = 12 * 9999;

/** The months of the years 1 to 9999, counted from 0. */
function firstDay(month: number): string {
  const year = String(Math.floor(month / 12) + 1).padStart(4, '0');
  return `${year}-${String((month % 12) + 1).padStart(2, '0')}-01`;
}

test('each month ends where the next one begins', () => {
  fc.assert(
    fc.property(fc.nat(MONTHS - 2), (month) => {
      const [from, before] = monthRange(firstDay(month));
      expect(Date.parse(from)).toBeLessThan(Date.parse(before));
      expect(monthRange(firstDay(month + 1))[0]).toBe(before);
    }),
    { examples: [[0], [MONTHS - 2]] },
  );
});

test('a report is made for every month that the option takes', async () => {
  const { leads, using } = openDesk();
  await using(async () => {});
  await fc.assert(
    fc.asyncProperty(fc.nat(MONTHS - 1), async (month) => {
      const { exitCode, out } = await leads(`report --month ${firstDay(month).slice(0, 7)}`);
      expect(exitCode).toBe(0);
      expect(out).toContain('0 quote requests');
    }),
    { examples: [[0], [MONTHS - 1]], numRuns: 12 },
  );
});
