import { expect, it } from 'vitest';
import { isFarAway } from './far-places.ts';

it.each([
  ['12 Beach Road, Sea Point, Cape Town', true],
  ['4 Main Road, Gqeberha', true],
  ['4 Main Road, Eshowe, KZN', true],
  ['14 Kelly Avenue, Boskruin', false],
  ['7 Church Street, Pretoria', false],
  ['3 Durban Street, Roodepoort', false],
  ['12 Kimberley Road, Judiths Paarl', false],
])('is %s far from Gauteng: %s', (address, far) => {
  expect(isFarAway(address, 'Gauteng')).toBe(far);
});

it.each([
  ['7 Church Street, Pretoria', true],
  ['12 Musgrave Road, Durban', false],
])('is %s far from KwaZulu-Natal: %s', (address, far) => {
  expect(isFarAway(address, 'KwaZulu-Natal')).toBe(far);
});
