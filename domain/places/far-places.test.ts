import { describe, expect, it } from 'vitest';
import { region } from '../../content/region.ts';
import { isFarAway } from './far-places.ts';

const GAUTENG = ['Johannesburg', 'Pretoria', 'Gauteng'];

describe('from Gauteng', () => {
  it.each([
    ['12 Beach Road, Sea Point, Cape Town', true],
    ['4 Main Road, Gqeberha', true],
    ['4 Main Road, Eshowe, KZN', true],
    ['5 George St, George', true],
    ['14 Kelly Avenue, Boskruin', false],
    ['7 Church Street, Tshwane', false],
    ['3 Main Road, Durban Deep, Roodepoort', false],
  ])('is %s far: %s', (address, far) => {
    expect(isFarAway(address, GAUTENG)).toBe(far);
  });

  it.each([
    'Street',
    'St',
    'St.',
    'Str',
    'Road',
    'Rd',
    'rd',
    'Ave',
    'Av',
    'Dr',
    'Lane',
    'Cres',
    'Weg',
  ])('a %s called after a city is not a city', (type) => {
    for (const city of ['Kimberley', 'George', 'Durban', 'Port Elizabeth', 'Cape Town']) {
      expect(isFarAway(`22 ${city} ${type}, Robertsham`, GAUTENG)).toBe(false);
    }
  });
});

it.each([
  ['7 Church Street, Pretoria', ['Durban', 'KwaZulu-Natal'], true],
  ['12 Musgrave Road, Durban', ['Durban', 'KwaZulu-Natal'], false],
  // 430 km apart, in one province.
  ['9 Main Road, George, Western Cape', ['Cape Town', 'Western Cape'], true],
  ['9 Main Road, Sea Point, Western Cape', ['Cape Town', 'Western Cape'], false],
])('is %s far from %j: %s', (address, near, far) => {
  expect(isFarAway(address, near)).toBe(far);
});

it('is not far at home, of which the content names the cities and the province', () => {
  for (const place of [...region.near, region.province]) {
    expect(isFarAway(`4 Main Road, ${place}`), place).toBe(false);
  }
  expect(isFarAway('4 Main Road, Cape Town')).toBe(true);
});
