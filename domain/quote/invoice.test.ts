import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SAMPLE_INVOICE } from '../../tests/server/testing/sample-invoice.ts';
import { sumOf } from '../money.ts';
import { differenceIn, taxIn, vatOn } from './invoice.ts';

const cents = fc.integer({ min: 1, max: 1_000_000_00 });
const rates = fc.constantFrom(14, 15, 15.5);

test('the tax and the rest come to the price, to the cent, and the tax is that of the rate', () => {
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
  expect(taxIn({ price, percent: 15 })).toEqual({ price, tax, withoutTax });
});

test('an invoice and its notes come to the last price and its tax, to the cent', () => {
  const prices = fc.array(cents, { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(prices, rates, (all, percent) => {
      const [first = 0, ...later] = all.map((each) => each / 100);
      const { customer, supplier, reference } = SAMPLE_INVOICE;
      const notes = later.map((after, nth) =>
        differenceIn({
          ...{ reference, supplier, customer, percent, lines: [], said: '', isWhole: false },
          ...{ about: { number: 1, at: '' }, before: [first, ...later][nth] ?? 0, after },
        }),
      );
      const papers = [taxIn({ price: first, percent }), ...notes];
      const last = taxIn({ price: later.at(-1) ?? first, percent });
      for (const amount of ['price', 'tax', 'withoutTax'] as const) {
        expect(sumOf(papers.map((each) => each[amount]))).toBe(last[amount]);
      }
    }),
  );
});

test('a day has the rate that holds on it, and a later rate does not tax it again', () => {
  const announced = [
    { from: '2018-04-01', percent: 15 },
    { from: '2027-05-01', percent: 15.5 },
  ];
  expect(['2027-04-30', '2027-05-01', '2031-01-01'].map((day) => vatOn(day, announced))).toEqual([
    15, 15.5, 15.5,
  ]);
  expect(['2018-03-31', '2018-04-01', '2026-12-05'].map((day) => vatOn(day))).toEqual([14, 15, 15]);
});
