import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sumOf } from '../money.ts';
import { taxIn } from './invoice.ts';

test('the tax and the rest come to the price, to the cent, and the tax is that of the rate', () => {
  const cents = fc.integer({ min: 1, max: 1_000_000_00 });
  const rates = fc.constantFrom(14, 15, 15.5);
  fc.assert(
    fc.property(cents, rates, (price, percent) => {
      const { tax, withoutTax } = taxIn({ price: price / 100, percent });
      expect(sumOf([tax, withoutTax])).toBe(price / 100);
      expect(Math.abs((withoutTax * percent) / 100 - tax)).toBeLessThan(0.0101);
    }),
  );
});

test.each([
  [115, 15, 100],
  [7700, 1004.35, 6695.65],
  [7500.5, 978.33, 6522.17],
  [0.01, 0, 0.01],
])('at 15 %% R%d includes R%d', (price, tax, withoutTax) => {
  expect(taxIn({ price, percent: 15 })).toEqual({ tax, withoutTax });
});
