import { expect, test } from 'vitest';
import { shortPlace, shortStreet } from './short-place.ts';

test.each([
  ['12 Kelly Avenue, Boskruin', 'Boskruin'],
  ['12 Kelly Avenue, Boskruin, Randburg, 2188', 'Boskruin'],
  ['Unit 5, 12 Kelly Ave., Boskruin', 'Boskruin'],
  ['12 Kelly Avenue Boskruin', 'Boskruin'],
  ['Kelly Street, Boskruin', 'Boskruin'],
  ['18 Crescent Road, Boskruin', 'Boskruin'],
  ['18 Crescent Road Boskruin', 'Boskruin'],
  ['4 Avenue Close Street, Boskruin', 'Boskruin'],
  ['12 St Andrews Street, Boskruin', 'Boskruin'],
  ['12 St. James Crescent Boskruin', 'Boskruin'],
  ['12 Main St, Boskruin', 'Boskruin'],
  ['12 Main St Boskruin', 'Boskruin'],
  ['Randburg', 'Randburg'],
  ['Sea Point, Cape Town', 'Sea Point'],
  ['Eagle Canyon 5, Honeydew 2040', 'Honeydew'],
  ['St Andrews, Bedfordview', 'St Andrews'],
  ['3 Fernbrook Estate', '3 Fernbrook Estate'],
  ['12 Kelly Avenue', '12 Kelly Avenue'],
  ['12 Kelly Avenue, 2188', '12 Kelly Avenue'],
  ['2188', '2188'],
])('“%s” is %s for short', (address, place) => {
  expect(shortPlace(address)).toBe(place);
});

test.each([
  ['12 Kelly Avenue, Boskruin, 2188', '12 Kelly Avenue'],
  ['Unit 5, 12 Kelly Ave., Boskruin', 'Unit 5, 12 Kelly Ave.'],
  ['Kelly Street, Boskruin', 'Kelly Street'],
  ['Boskruin, 2188', 'Boskruin'],
  ['', ''],
])('“%s” is told from other moves by %s', (address, street) => {
  expect(shortStreet(address)).toBe(street);
});
