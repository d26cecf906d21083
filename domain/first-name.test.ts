import { expect, test } from 'vitest';
import { firstName } from './first-name.ts';

test.each([
  ['Thandeka Mokoena', 'Thandeka'],
  ['  Thandi', 'Thandi'],
  ['Anna-Marie van der Merwe', 'Anna-Marie'],
  ['Mrs Nkosi', 'Mrs Nkosi'],
  ['dr. Dlamini', 'dr. Dlamini'],
  ['T. Nkosi', 'T. Nkosi'],
  ['李 小龙', '李 小龙'],
  ['12', '12'],
  ['12 Movers', '12 Movers'],
])('a letter to %j greets %j', (name, greeted) => {
  expect(firstName(name)).toBe(greeted);
});
