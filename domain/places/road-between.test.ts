import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { region } from '../../content/region.ts';
import { type MapPlace, roadBetween } from './road-between.ts';

const NOTHING = { ridge: '', roads: '', motorways: '' };

/** The road on a map of 1000 × 600 with these places. */
function between(places: readonly MapPlace[], addresses: readonly [string, string]) {
  return roadBetween({ ...NOTHING, width: 1000, height: 600, places }, addresses);
}

test('the road bends upwards between the two places, whatever their direction', () => {
  const places: MapPlace[] = [
    ['Boskruin', 300, 200],
    ['Fourways', 500, 300],
  ];
  const road = (from: string, to: string) => between(places, [from, to])?.road;
  expect(road('1 Kelly Avenue, Boskruin', 'Fourways')).toBe('M300 200Q400 210 500 300');
  expect(road('Fourways', '1 Kelly Avenue, Boskruin')).toBe('M500 300Q400 210 300 200');
});

test('the frame has both places in the middle, with more room above than below', () => {
  const places: MapPlace[] = [
    ['Boskruin', 400, 300],
    ['Fourways', 600, 300],
  ];
  const [left = 0, top = 0, width = 0, height = 0] =
    between(places, ['Boskruin', 'Fourways'])?.frame ?? [];
  expect(width).toBeCloseTo(200 / 0.52);
  expect(height).toBeCloseTo(width * 0.6);
  expect(left).toBeCloseTo(500 - width / 2);
  expect(top).toBeCloseTo(300 - (height + width * 0.06) / 2);
});

test('neighbours are not shown larger than the map is legible', () => {
  const places: MapPlace[] = [
    ['Boskruin', 500, 300],
    ['Fourways', 502, 301],
  ];
  const frame = between(places, ['Boskruin', 'Fourways'])?.frame;
  expect(frame?.slice(2)).toEqual([190, 114]);
});

test('places one above the other have room above and below', () => {
  const places: MapPlace[] = [
    ['Boskruin', 500, 150],
    ['Fourways', 500, 450],
  ];
  const [, top = 0, width = 0, height = 0] = between(places, ['Boskruin', 'Fourways'])?.frame ?? [];
  expect(width).toBe(1000);
  expect(height).toBeCloseTo(640);
  expect(150 - top).toBeGreaterThanOrEqual(width * 0.2 - 1e-6);
  expect(top + height - 450).toBeGreaterThanOrEqual(width * 0.14 - 1e-6);
});

test('the frame stays on the map as long as both places keep their room', () => {
  const x = fc.integer({ min: 0, max: 1000 });
  const y = fc.integer({ min: 0, max: 600 });
  fc.assert(
    fc.property(x, y, x, y, (x1, y1, x2, y2) => {
      const places: MapPlace[] = [
        ['Boskruin', x1, y1],
        ['Fourways', x2, y2],
      ];
      const drawn = between(places, ['Boskruin', 'Fourways']);
      if (x1 === x2 && y1 === y2) {
        expect(drawn).toBeUndefined();
        return;
      }
      const [left = 0, top = 0, width = 0, height = 0] = drawn?.frame ?? [];
      const [right, bottom] = [left + width, top + height];
      const edges = [
        Math.min(x1, x2) - width * 0.24,
        Math.max(x1, x2) + width * 0.24,
        Math.min(y1, y2) - width * 0.2,
        Math.max(y1, y2) + width * 0.14,
      ] as const;
      // It goes beyond the map only as far as a place at the map's edge needs.
      if (left < -1e-6) expect(left).toBeCloseTo(edges[0]);
      if (right > 1000 + 1e-6 && width <= 1000) expect(right).toBeCloseTo(edges[1]);
      if (top < -1e-6) expect(top).toBeCloseTo(edges[2]);
      if (bottom > 600 + 1e-6 && height <= 600) expect(bottom).toBeCloseTo(edges[3]);
      expect(left).toBeLessThanOrEqual(edges[0] + 1e-6);
      expect(right).toBeGreaterThanOrEqual(edges[1] - 1e-6);
      expect(top).toBeLessThanOrEqual(edges[2] + 1e-6);
      expect(bottom).toBeGreaterThanOrEqual(edges[3] - 1e-6);
    }),
    { numRuns: 500 },
  );
});

test('nothing is drawn unless both places are known, and the city alone is not one', () => {
  const places: MapPlace[] = [
    ['Boskruin', 300, 200],
    [region.city, 500, 500],
  ];
  expect(between(places, ['Boskruin', 'Timbuktu'])).toBeUndefined();
  expect(between(places, ['Timbuktu', 'Boskruin'])).toBeUndefined();
  expect(between(places, ['Boskruin', 'Boskruin'])).toBeUndefined();
  expect(
    between(places, ['Boskruin', `9 Long Road, Uncharted Park, ${region.city}`]),
  ).toBeUndefined();
  expect(between(places, ['Boskruin', region.city])?.to[0]).toBe(region.city);
  expect(between(places, [`Owl Estate, Boskruin, ${region.city}`, region.city])?.from[0]).toBe(
    'Boskruin',
  );
});

test('two places at the same height, or one above the other, are two places', () => {
  const at = (x: number, y: number): MapPlace[] => [
    ['Boskruin', 300, 200],
    ['Fourways', x, y],
  ];
  expect(between(at(500, 200), ['Boskruin', 'Fourways'])).toBeDefined();
  expect(between(at(300, 400), ['Boskruin', 'Fourways'])).toBeDefined();
});
