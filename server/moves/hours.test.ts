import { expect, test } from 'vitest';
import { afterComes, byHours, onlyHours, withPartOfDay } from './hours.ts';

test('hours are in the order of the day', () => {
  const hours = [
    '',
    'early',
    '5am',
    'at 6',
    'before 7',
    'from 7:30',
    '8am',
    'between 8 and 9',
    'between 10 and 11',
    'at 11',
    '12pm',
    'between 1 and 2 pm',
    '2 p.m.',
    '14h30',
  ];
  expect(hours.toReversed().toSorted(byHours)).toEqual(hours);
});

test.each([
  'between 8 and 9',
  'from 7:30 to 8h30',
  'About 8am',
  'early morning, before 9',
  '8–9',
  '8:00-9:00',
  '08.30h',
  'in the afternoon',
  '',
])('“%s” is nothing but hours', (window) => {
  expect(onlyHours(window)).toBe(window);
});

test.each([
  'between 8 and 9, ask for Thandi',
  'gate code 1234',
  '8 9 10',
  'at 8 at Kelly',
  '082 555 0142',
  'x8',
  '8x',
  '8:5',
  'morningish',
  'undue',
])('“%s” may name somebody, so it is not shown', (window) => {
  expect(onlyHours(window)).toBe('');
});

test.each([
  ['8', 'at 8'],
  ['8:30', 'at 8:30'],
  ['9 to 10', 'between 9 and 10'],
  ['9-10', 'between 9 and 10'],
  ['8h30 – 9h30', 'between 8h30 and 9h30'],
  ['between 8 and 9', 'between 8 and 9'],
  ['after lunch', 'after lunch'],
])('the truck that was to come “%s” comes %s', (window, words) => {
  expect(afterComes(window)).toBe(words);
});

test.each([
  ['between 7 and 8', 'between 7 and 8 in the morning'],
  ['9', '9 in the morning'],
  ['12 to 1', '12 to 1 in the afternoon'],
  ['between 1 and 2', 'between 1 and 2 in the afternoon'],
  ['8am', '8am'],
  ['between 2 and 3 p.m.', 'between 2 and 3 p.m.'],
  ['14:00 to 15:00', '14:00 to 15:00'],
  ['08:00', '08:00'],
  ['early', 'early'],
  ['', ''],
])('“%s” is %s', (window, words) => {
  expect(withPartOfDay(window)).toBe(words);
});
