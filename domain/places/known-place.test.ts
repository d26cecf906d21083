import { expect, test } from 'vitest';
import { placeFinder } from './known-place.ts';

const find = placeFinder(['Northgate', 'Cosmo City', 'Cosmo', 'Randpark Ridge North']);

test.each([
  ['12 Kelly Avenue, Northgate', 'Northgate'],
  ['NORTHGATE', 'Northgate'],
  ['South Road 4, Cosmo City, 2188', 'Cosmo City'],
  ['Cosmo', 'Cosmo'],
  ['Unit 3, Randpark Ridge North', 'Randpark Ridge North'],
  // The first of two of the same length.
  ['Cosmo, Northgate', 'Cosmo'],
])('finds the longest name that we serve: %s is in %s', (address, place) => {
  expect(find(address)).toBe(place);
});

test.each([
  ['9 Beach Road, Durban', 'Durban'],
  ['Randpark Ridge', undefined],
  ['North Cosmopolitan', undefined],
  ['', undefined],
])('otherwise the city, by our own name: %s is %s', (address, place) => {
  expect(find(address)).toBe(place);
});
