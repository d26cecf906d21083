import { expect, test } from 'vitest';
import { areas } from '../../content/areas.ts';
import { neighboursOf } from './neighbours.ts';

const HILL = { name: 'Hill', place: { south: 26.1, east: 28 } };
const TOWNS = [
  HILL,
  { name: 'North of it', place: { south: 26.05, east: 28.01 } },
  { name: 'Further north', place: { south: 26, east: 28 } },
  { name: 'East of it', place: { south: 26.1, east: 28.2 } },
];

test('the signs lead to the nearest, and to the nearest that lies another way', () => {
  const signs = neighboursOf(HILL, TOWNS).map(({ area, wind }) => `${wind} ${area.name}`);
  expect(signs).toEqual(['N North of it', 'E East of it']);
});

test('where all lie one way, there is one sign', () => {
  expect(neighboursOf(HILL, TOWNS.slice(0, 3))).toHaveLength(1);
});

test('the signs of each area lead to other areas, in different directions', () => {
  for (const here of areas) {
    const neighbours = neighboursOf(here, areas);
    // A mover with one area has none.
    expect(neighbours.length > 0, here.name).toBe(areas.length > 1);
    const [ways, ends] = [
      new Set(neighbours.map(({ wind }) => wind)),
      new Set([here, ...neighbours.map(({ area }) => area)]),
    ];
    expect([ways.size, ends.size], here.name).toEqual([neighbours.length, neighbours.length + 1]);
  }
});
