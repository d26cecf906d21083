import { expect, it } from 'vitest';
import { heavyThings } from './heavy-things.ts';

it.each([
  ['We have a safe.', ['safe']],
  ['a safe and a piano', ['safe', 'piano']],
  ['The piano, a safe, and boxes', ['piano', 'safe']],
  ['a safe of 200 kg', ['safe']],
  ['a big gun safe', ['gun safe']],
  ['our steel safe weighs a ton', ['safe']],
  ['two safes', ['safes']],
  ['looking for a safe and reliable mover', []],
  ['We want a safe, reliable mover', []],
  ['a safe move please', []],
  ['keep the plates safe.', []],
  ['a safe pair of hands', []],
  ['the safe arrival of our cat', []],
  ['no piano, but a pool table', ['pool table']],
  ['without a piano', []],
])('hears in “%s”: %j', (additionalNotes, things) => {
  expect(heavyThings({ inventory: {}, additionalNotes })).toEqual(things);
});
