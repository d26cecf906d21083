import fc from 'fast-check';
import { expect, test } from 'vitest';
import { briefRequest } from '../../tests/server/testing/sample-request.ts';
import { boxLabels, LABELS_ON_A_PAGE } from './box-labels.ts';
import type { CompleteRequest } from './request.schema.ts';
import { ROOM_COUNTS } from './request-questions.ts';

const roomsOn = (changes: Partial<CompleteRequest>) =>
  boxLabels(briefRequest(changes)).map((it) => it.room);

test('the rooms of the request, in turn, until the page is full', () => {
  expect(
    roomsOn({ bedrooms: '3', bathrooms: '1', inventory: { kitchen: ['stove'], living: ['tv'] } }),
  ).toEqual([
    'Kitchen',
    'Living room',
    'Bedroom 1',
    'Bedroom 2',
    'Bedroom 3',
    'Bathroom',
    '',
    'Open first',
  ]);
});

test('a garage and a storeroom get labels, and one bedroom needs no number', () => {
  expect(roomsOn({ bedrooms: '1', hasGarage: 'yes', hasStoreroom: 'yes' }).slice(0, 3)).toEqual([
    'Bedroom',
    'Garage',
    'Storeroom',
  ]);
});

test('ticked bedroom furniture gets one kind of label, counted bedrooms one each', () => {
  const roomsWith = (bedrooms: '' | '2') =>
    roomsOn({ bedrooms, inventory: { bedroom: ['bed'] } }).slice(0, 3);
  expect(roomsWith('')).toEqual(['Bedroom', 'Bedroom', 'Bedroom']);
  expect(roomsWith('2')).toEqual(['Bedroom 1', 'Bedroom 2', 'Bedroom 1']);
});

test('a request that names no room gets the rooms of every home, and some to fill in', () => {
  expect(roomsOn({}).slice(0, 4)).toEqual(['Kitchen', 'Living room', 'Bedroom', '']);
});

test('an office gets rooms of an office', () => {
  expect(roomsOn({ moveType: 'commercial', bedrooms: '3' }).slice(0, 5)).toEqual([
    'Reception',
    'Office',
    'Files',
    '',
    'Reception',
  ]);
});

test('kitchen and living room are fragile, and so is one label for any other room', () => {
  const labels = boxLabels(
    briefRequest({ bedrooms: '3', inventory: { kitchen: ['stove'], living: ['tv'] } }),
  );
  expect(labels.filter(({ fragile }) => fragile).map(({ room }) => room)).toEqual([
    'Kitchen',
    'Living room',
    'Kitchen',
    '',
  ]);
});

test('a garage’s label is not fragile', () => {
  const [garage] = boxLabels(briefRequest({ hasGarage: 'yes' }));
  expect(garage).toEqual({ room: 'Garage', fragile: false, item: undefined });
});

test('each page is full, and one box is to be opened first', () => {
  const counts = fc.constantFrom('', ...ROOM_COUNTS);
  fc.assert(
    fc.property(counts, counts, (bedrooms, bathrooms) => {
      const labels = boxLabels(briefRequest({ bedrooms, bathrooms }));
      expect(labels).toHaveLength(LABELS_ON_A_PAGE);
      expect(labels.filter(({ room }) => room === 'Open first')).toHaveLength(1);
    }),
  );
});
