import fc from 'fast-check';
import { expect, test } from 'vitest';
import { areas } from '../../content/areas.ts';
import { areaMap } from '../../content/map.ts';
import { HEIGHT, lineThrough, onMap, stretchedScale, WIDTH } from './projection.ts';

const degrees = fc.integer({ min: 0, max: 200 }).map((step) => 26 + step / 1000);

test('what lies north of a road in life stays north of it on the map', () => {
  fc.assert(
    fc.property(fc.array(degrees, { maxLength: 20 }), degrees, degrees, (crowd, one, other) => {
      const scale = stretchedScale(crowd, [26, 26.2], 400);
      const [less, more] = [Math.min(one, other), Math.max(one, other)];
      expect(scale(less)).toBeLessThanOrEqual(scale(more));
    }),
  );
});

test('the corners of the map are its corners, whatever lies between', () => {
  fc.assert(
    fc.property(fc.array(degrees), (crowd) => {
      const scale = stretchedScale(crowd, [26, 26.2], 400);
      expect([scale(26), scale(26.2)]).toEqual([0, 400]);
    }),
  );
});

test('each area can be pressed: it is on the map, and no other is nearer than a finger', () => {
  for (const [index, { name, place }] of areas.entries()) {
    const [x, y] = onMap(place);
    expect(x > 12 && x < WIDTH - 12 && y > 12 && y < HEIGHT - 12, name).toBe(true);
    for (const other of areas.slice(index + 1)) {
      const [otherX, otherY] = onMap(other.place);
      expect(Math.hypot(x - otherX, y - otherY), `${name} and ${other.name}`).toBeGreaterThan(24);
    }
  }
});

test('a road of two places is straight, another is rounded at each corner', () => {
  const { northWest, southEast } = areaMap;
  const southWest = { south: southEast.south, east: northWest.east };
  expect(lineThrough([northWest, southWest])).toBe(`M0 0L0 ${HEIGHT}`);
  expect(lineThrough([northWest, southWest, southEast])).toBe(
    `M0 0Q0 ${HEIGHT} ${WIDTH / 2} ${HEIGHT}L${WIDTH} ${HEIGHT}`,
  );
  expect(() => lineThrough([northWest])).toThrow('two places');
});
