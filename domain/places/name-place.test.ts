import fc from 'fast-check';
import { expect, test } from 'vitest';
import { obstaclesAlong } from './line-obstacles.ts';
import { COST_OF, overlap, placeName, textBox } from './name-place.ts';

const FRAME = { left: 0, top: 0, right: 400, bottom: 400 };
const NAME = { name: 'Boskruin', at: [200, 200], size: 14, gaps: [8, 16] } as const;
const coordinate = fc.integer({ min: 0, max: 400 });
const road = fc
  .tuple(coordinate, coordinate, coordinate, coordinate, coordinate, coordinate)
  .map(
    ([x, y, ...others]) =>
      `M${x} ${y}Q${others.slice(0, 2).join(' ')} ${others.slice(2).join(' ')}`,
  );

test('a name lies on a road only if it would at each end of its point', () => {
  fc.assert(
    fc.property(fc.array(road, { maxLength: 6 }), (roads) => {
      const obstacles = roads.flatMap((d) => obstaclesAlong(d, 12, COST_OF.road));
      const isFree = (box: Parameters<typeof overlap>[0]) =>
        !obstacles.some((obstacle) => overlap(box, obstacle));
      const { box } = placeName(NAME, FRAME, obstacles);
      const level = 200 + NAME.size * 0.35;
      const ends = [
        textBox(NAME.name, [208, level], NAME.size, 'start'),
        textBox(NAME.name, [192, level], NAME.size, 'end'),
      ];
      if (!isFree(box)) expect(ends.filter(isFree)).toEqual([]);
    }),
  );
});

test('a name on an empty map is next to its point, and at the edge on the side that has room', () => {
  expect(placeName(NAME, FRAME, [])).toMatchObject({ x: 208, anchor: 'start' });
  expect(placeName({ ...NAME, at: [380, 200] }, FRAME, [])).toMatchObject({
    x: 372,
    anchor: 'end',
  });
});

test('squares along a line leave no room for a name between them', () => {
  const [start, ...others] = obstaclesAlong('M0 0Q200 0 200 200L0 200', 8, 1);
  expect(start?.left).toBeLessThan(20);
  let last = start;
  for (const square of others) {
    const apart = Math.hypot(square.left - (last?.left ?? 0), square.top - (last?.top ?? 0));
    expect(apart).toBeLessThan(28);
    last = square;
  }
});
