import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeFinder } from './known-place.ts';
import { plainAddress } from './plain-address.ts';

const find = placeFinder(['Boskruin', 'Fourways', 'Cosmo City']);
const plain = (address: string) => plainAddress(address, find);

test.each([
  '12 Kelly Avenue, Boskruin',
  '12 Kelly Avenue, Boskruin, 2188',
  'Unit 4, 12A Kelly Ave., Boskruin',
  'Flat B12, Waterfall Ridge Estate, 3 Nelson Mandela Drive, Fourways, Johannesburg',
  '5th Avenue, Fourways',
  'South Road 4, Cosmo City',
  'Kerkstraat 12, Boskruin',
  '3 O’Reilly-Merry Street',
  'Boskruin',
  '14 Rose Street, Benoni',
  'Unit 2, 14 Rose Street, Halfway House 1685',
  'Block C, Unit 1204, 1045 Gen. de Wet Street, Fourways, Johannesburg, 2055',
  'Sonop Park, Kerkstraat 12, Boskruin',
])('%j is passed on as it is', (address) => {
  expect(plain(address)).toBe(address);
});

test.each([
  ['12 Kelly Avenue Boskruin 2188', '12 Kelly Avenue, Boskruin, 2188'],
  ['the blue house behind the shop, BOSKRUIN', 'Boskruin'],
  ['Benoni, call me, 14 Rose Street, Benoni Small Farms', '14 Rose Street'],
  ['Erf 1234, somewhere near Fourways', 'Erf 1234, Fourways'],
  ['Fraud Desk Street, 0825, 5501, 4788', 'Fraud Desk Street, 0825'],
  ['Bank Street, Fourways 0825, Fourways 5501', 'Bank Street, Fourways, 0825, Fourways'],
  ['1 Bank Road, Your Account, Was Blocked, Phone Us Street', '1 Bank Road, Your Account'],
])('of %j the rest is left out', (address, left) => {
  expect(plain(address)).toBe(left);
});

/** None is an address, or a part of one. */
const LURES = [
  'https://evil.example/win',
  'evil.example',
  'www.evil.example',
  'evil.example/Main Road',
  'verify at evil.example Road',
  'win@evil.example',
  '082 555 0119',
  'phone 0825550119',
  'Your account was blocked, so phone us on this street',
  'You have won a car and only need to open the road',
  '=?utf-8?q?evil?= Street',
  'evil․example Street',
  'evilꓸexample Street',
  'ꓰꓦꓲꓡꓸꓚꓳꓟ Street',
  'evil. com Street',
  '<a href=x>Road</a>',
  '2188',
  '',
];

test.each(LURES)('nothing of %j is passed on', (lure) => {
  expect(plain(lure)).toBe('');
});

test.each([
  'Number 08255, No 50147',
  'Unit 08255, 50147 Rose Road',
  'Unit 082, Unit 555, 0147 Rose Road',
])('the digits of %j may be those of a phone', (address) => {
  expect(plain(address)).toBe('');
});

test('what is passed on has no lure, whatever is next to it', () => {
  const good = fc.constantFrom('12 Kelly Avenue', 'Boskruin', '2188', 'Unit 4', 'Fourways');
  const parts = fc.array(fc.oneof(good, fc.constantFrom(...LURES)));
  fc.assert(
    fc.property(parts, fc.constantFrom(', ', ',', ' '), (typed, between) => {
      expect(plain(typed.join(between))).not.toMatch(/evil|account|won|0825|082 555|[@<=/:]/);
    }),
  );
});

test('however many parts it is typed in, what is passed on is no sentence and no number of a phone', () => {
  const parts = fc.array(
    fc.oneof(
      fc.constantFrom('Please Phone', 'Evil Bank', 'Pay Now House', 'Phone Us Street', 'Fourways'),
      fc.integer({ min: 1000, max: 99_999 }).map((number) => `Unit ${number}`),
      fc.integer({ min: 1000, max: 9999 }).map(String),
    ),
  );
  fc.assert(
    fc.property(parts, (typed) => {
      const told = plain(typed.join(', '));
      const words = told.replaceAll('Fourways', '').match(/\p{L}+/gu) ?? [];
      expect(words.length).toBeLessThanOrEqual(10);
      const codes = told.split(', ').filter((part) => /^\d+$/.test(part));
      expect(codes.length).toBeLessThanOrEqual(1);
      expect(told.match(/\d/g)?.length ?? 0).toBeLessThanOrEqual(8 + codes.join('').length);
    }),
  );
});
