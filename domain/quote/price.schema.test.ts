import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type SentPrice, withFirmPrice, withPrice } from './price.schema.ts';

const any = withPrice({});
const firm = withFirmPrice({});

const problemsOf = (sent: object, schema: typeof any | typeof firm = any) =>
  schema.safeParse(sent).error?.issues.map(({ path, message }) => `${path}: ${message}`) ?? [];

test.each<[SentPrice, object]>([
  [{ price: 6500 }, { price: 6500, upTo: null }],
  [
    { price: 6500, upTo: null },
    { price: 6500, upTo: null },
  ],
  [
    { price: 6500, upTo: 8000 },
    { basis: 'range', price: 6500, upTo: 8000 },
  ],
  [
    { basis: 'whole', price: 6500 },
    { basis: 'whole', price: 6500, upTo: null },
  ],
  [
    { basis: 'hourly', rate: 800, hours: 5, hoursUpTo: 7 },
    { basis: 'hourly', rate: 800, hours: 5, hoursUpTo: 7, price: 4000, upTo: 5600 },
  ],
  [
    { basis: 'hourly', rate: 800, hours: 3 },
    { basis: 'hourly', rate: 800, hours: 3, hoursUpTo: null, price: 2400, upTo: null },
  ],
])('%j is a price', (sent, price) => {
  expect(any.parse(sent)).toEqual(price);
  expect(any.parse(price)).toEqual(price);
});

test.each<[object, string]>([
  [{}, 'price: Please give the price in whole rand'],
  [{ price: 6500, upTo: 6500 }, 'upTo: “Up to” must be more than the price'],
  [{ basis: 'range', price: 6500 }, 'upTo: Please give the upper end of the range'],
  [
    { basis: 'whole', price: 6500, upTo: 8000 },
    'upTo: A price for the whole move is one sum, with no “up to”',
  ],
  [
    { basis: 'whole', price: 6500, hours: 5 },
    'basis: Only a price by the hour has a rate and hours',
  ],
  [{ price: 6500, rate: 800 }, 'basis: Only a price by the hour has a rate and hours'],
  [{ basis: 'daily', price: 6500 }, 'basis: Please say what the price is for'],
  [
    { basis: 'hourly', hours: 5, price: 4000 },
    'rate: Please give the rate for an hour in whole rand',
  ],
  [
    { basis: 'hourly', rate: 800, price: 4000 },
    'hours: Please give the hours that you expect, or the least that you charge, as a whole number',
  ],
  [
    { basis: 'hourly', rate: 800, hours: 5, hoursUpTo: 5 },
    'hoursUpTo: The most hours must be more than the least',
  ],
  [
    { basis: 'hourly', rate: 800, hours: 5, price: 4500 },
    'price: At R800 an hour that comes to R4000. Please leave this out, or correct it',
  ],
  [
    { basis: 'hourly', rate: 800, hours: 5, hoursUpTo: 7, upTo: 6000 },
    'upTo: At R800 an hour that comes to R4000 to R5600. Please leave this out, or correct it',
  ],
])('%j is not: “%s”', (sent, problem) => {
  expect(problemsOf(sent)).toEqual([problem]);
});

test('a confirmed day has a price, and no range', () => {
  const range = { basis: 'range', price: 6500, upTo: 8000 };
  const problem =
    'basis: A confirmed day has no range. Please say whether the price is for the whole move or by the hour';
  expect(problemsOf(range, firm)).toEqual([problem]);
  expect(problemsOf({ price: 6500, upTo: 8000 }, firm)).toEqual([problem]);
  expect(firm.parse({ price: 6500 })).toEqual({ price: 6500, upTo: null });
});

test('whatever is read as a price is read as the same price again', () => {
  const figure = fc.option(fc.integer({ min: 1, max: 9000 }), { nil: undefined });
  const sent = fc.record({
    basis: fc.constantFrom('whole', 'hourly', 'range', undefined),
    price: figure,
    upTo: figure,
    rate: figure,
    hours: fc.option(fc.integer({ min: 1, max: 20 }), { nil: undefined }),
    hoursUpTo: fc.option(fc.integer({ min: 1, max: 20 }), { nil: undefined }),
  });
  fc.assert(
    fc.property(sent, (some) => {
      const { data } = any.safeParse(some);
      if (!data) return;
      expect(any.parse(data)).toEqual(data);
      if (data.basis === 'hourly') expect(data.price).toBe(data.rate * data.hours);
      expect(data.upTo ?? Number.POSITIVE_INFINITY).toBeGreaterThan(data.price);
    }),
    { numRuns: 1000 },
  );
});
