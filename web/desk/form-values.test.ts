import { expect, test } from 'vitest';
import { FORM_SCHEMAS, parseRand } from './form-values.ts';

const QUOTE = {
  price: 'R 6 500',
  upTo: '',
  includes: 'Loading\n\n the drive ',
  day: '2026-12-05',
  window: '8 to 9',
  validUntil: '2026-12-22',
  note: '',
};

test.each([
  ['R 6 500', 6500],
  ['6,500', 6500],
  ['6500.00', 6500],
  ['R6\u00a0500,00', 6500],
  ['1,000,000', 1_000_000],
])('%j is %i rand', (typed, rand) => {
  expect(parseRand(typed)).toBe(rand);
});

test.each(['', 'about 6500', '6500.50', '-3', '6,50'])('%j is no price', (price) => {
  const { error } = FORM_SCHEMAS.quoted.safeParse({ ...QUOTE, price });
  expect(error?.issues[0]).toMatchObject({
    path: ['price'],
    message: 'Please give the price in whole rand',
  });
});

test('each line of what is included is one', () => {
  expect(FORM_SCHEMAS.quoted.parse(QUOTE)).toEqual({
    ...QUOTE,
    price: 6500,
    upTo: null,
    includes: ['Loading', 'the drive'],
  });
});

test('the upper end is above the price, and the day is a day', () => {
  const { error } = FORM_SCHEMAS.quoted.safeParse({ ...QUOTE, upTo: '6500', day: 'soon' });
  expect(error?.issues.map(({ path }) => path[0])).toEqual(['upTo', 'day']);
});

test('a day stands with its hours and with whom', () => {
  const typed = { price: '6500', day: '2026-12-05', window: '', people: 'two', trucks: '1' };
  const { error } = FORM_SCHEMAS.confirmed.safeParse(typed);
  expect(error?.issues.map(({ message }) => message)).toEqual([
    'Please say when the truck arrives',
    'Please say how many people come',
  ]);
});
