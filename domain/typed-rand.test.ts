import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseRand } from './typed-rand.ts';

test.each([
  ['R 6 500', 6500],
  ['6,500', 6500],
  ['6500.00', 6500],
  ['R6\u00a0500,00', 6500],
  ['R1 234,50', 1234.5],
  ['1.234,50', 1234.5],
  ['1,000,000', 1_000_000],
  ['1200 rand', 1200],
  ['ZAR 1200', 1200],
  ['R1 200-00', 1200],
  ['R1200/-', 1200],
  ['R1.5k', 1500],
  ['-R200,50', -200.5],
  ['R−200', -200],
  ['(R200)', -200],
  ['R(200)', -200],
  ['R200 less', -200],
])('%j is %d rand', (typed, rand) => {
  expect(parseRand(typed)).toBe(rand);
});

test.each([
  '',
  'R',
  'about 6500',
  '6.500',
  '65 00',
  '2k',
  '9:30',
  '12/12',
  '082 555 0134',
  '1,2,3',
  '(200',
  '14 kg',
])('%j is not an amount', (typed) => {
  expect(parseRand(typed)).toBeNaN();
});

/** Each way in which people write an amount. */
const written = fc
  .record({
    cents: fc.integer({ min: 1, max: 999_999_999 }),
    group: fc.constantFrom('', ' ', '\u00a0', '\u202f', ','),
    point: fc.constantFrom('.', ','),
    before: fc.constantFrom('R', 'R ', 'r', 'ZAR ', ''),
    after: fc.constantFrom('', ' rand', ' Rand', ' ZAR', 'R'),
    minus: fc.constantFrom('', '-', '−', '- ', '()'),
  })
  .map(({ cents, group, point, before, after, minus }) => {
    const whole = `${Math.floor(cents / 100)}`.replace(/\B(?=(\d{3})+$)/g, group);
    const rest = cents % 100 === 0 ? '' : `${point}${`${cents % 100}`.padStart(2, '0')}`;
    const amount = `${before}${whole}${rest}${after}`;
    const typed = minus === '()' ? `(${amount})` : `${minus}${amount}`;
    return { typed, rand: (minus === '' ? cents : -cents) / 100 };
  });

test('an amount is the same however people write it', () => {
  fc.assert(
    fc.property(written, ({ typed, rand }) => {
      expect(parseRand(typed)).toBe(rand);
    }),
  );
});
