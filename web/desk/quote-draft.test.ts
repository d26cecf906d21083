import { expect, test } from 'vitest';
import { quoteOf } from './quote-draft.ts';

const DRAFT = {
  price: 'R 6 500',
  upTo: '',
  includes: 'Loading\n\n the drive ',
  day: '2026-12-05',
  window: '8 to 9',
  validUntil: '2026-12-22',
  note: '',
};

test('a price is read as people type it, and each line of what is included is one', () => {
  expect(quoteOf(DRAFT)).toEqual({
    quote: { ...DRAFT, price: 6500, upTo: null, includes: ['Loading', 'the drive'] },
  });
  expect(quoteOf({ ...DRAFT, price: '6,500', upTo: 'R8000' })).toMatchObject({
    quote: { price: 6500, upTo: 8000 },
  });
});

test.each(['', '0', 'about 6500', '6500.50', '-3'])('%j is no price', (price) => {
  expect(quoteOf({ ...DRAFT, price })).toMatchObject({ errors: { price: expect.any(String) } });
});

test('the upper end is above the price, and something is included', () => {
  expect(quoteOf({ ...DRAFT, upTo: '6500', includes: ' \n' })).toEqual({
    errors: { upTo: expect.any(String), includes: expect.any(String) },
  });
});
