import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { areas } from '../../content/areas.ts';
import { region } from '../../content/region.ts';
import { obstaclesAlong } from '../../domain/places/line-obstacles.ts';
import { overlap, textBox } from '../../domain/places/name-place.ts';
import { DRAWN, roadBetween } from '../../domain/places/road-between.ts';
import { cityRoadMap } from './city-road-map.ts';

const anyPlace = fc.constantFrom(...cityRoadMap.places);
const [first, second] = cityRoadMap.places.map(([name]) => name);
const between = (from: string, to: string) => roadBetween(cityRoadMap, [from, to]);

test('between any two places both names, the road and the truck are in the picture', () => {
  fc.assert(
    fc.property(anyPlace, anyPlace, (from, to) => {
      const drawn = between(`12 Long Road, ${from[0]}`, `Unit 3, 4 Short Street, ${to[0]}`);
      if (from === to) {
        expect(drawn).toBeUndefined();
        return;
      }
      expect([drawn?.from, drawn?.to]).toEqual([from, to]);
      const [left, top, wide, tall] = drawn?.frame ?? [0, 0, 0, 0];
      for (const [, x, y] of [from, to]) {
        expect(x).toBeGreaterThan(left + wide * 0.2);
        expect(x).toBeLessThan(left + wide * 0.8);
        expect(y).toBeGreaterThan(top + wide * 0.1);
        expect(y).toBeLessThan(top + tall - wide * 0.08);
      }
    }),
  );
});

test('between any two places both names are in the picture, off the road and off each other', () => {
  for (const [index, from] of cityRoadMap.places.entries()) {
    for (const [at, to] of cityRoadMap.places.entries()) {
      const drawn = between(from[0], to[0]);
      if (!drawn) continue;
      const move = `${from[0]} to ${to[0]}`;
      const [left, top, wide, tall] = drawn.frame;
      const unit = wide / 100;
      const size = DRAWN.name * unit;
      const line = obstaclesAlong(drawn.road, 0, 1);
      const ends = (cityRoadMap.spots[index]?.[at] ?? []).map((spot, end) => {
        const [name, x, y] = end === 0 ? from : to;
        const [across, down, anchor] = spot;
        return textBox(name, [x + across * unit, y + down * unit], size, anchor);
      });
      expect(ends, move).toHaveLength(2);
      for (const [end, box] of ends.entries()) {
        const other = ends[1 - end];
        expect(
          line.some((square) => overlap(box, square)),
          move,
        ).toBe(false);
        expect(other && overlap(box, other), move).toBe(false);
        expect(box.left >= left && box.right <= left + wide, move).toBe(true);
        expect(box.top >= top && box.bottom <= top + tall, move).toBe(true);
      }
    }
  }
});

test('an address that is not on the map draws nothing', () => {
  expect(between('', '')).toBeUndefined();
  expect(between(`1 ${first} Road, Nowhere`, `${second}`)).toBeUndefined();
  expect(between(`${first}`, '9 Long Road, Timbuktu')).toBeUndefined();
  expect(between(`${first}`, `Uncharted Park, ${region.city}`)).toBeUndefined();
});

test('an estate is drawn in the area that its address names', () => {
  const others = areas.filter(({ name }) => name !== region.city);
  const [here, there] = others.map(({ name }) => name);
  const drawn = between(`Owl Estate, ${here}, ${region.city}`, `${there}`);
  if (there) expect(drawn?.from[0]).toBe(here);
});
