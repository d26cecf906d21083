import { expect, test } from 'vitest';
import { areas } from '../../content/areas.ts';
import { obstaclesAlong } from '../../domain/places/line-obstacles.ts';
import { type Box, overlap, textBox } from '../../domain/places/name-place.ts';
import { namesAround, namesOfList } from './area-names.ts';
import { cityRoadMap } from './city-road-map.ts';
import { HEIGHT, WIDTH } from './projection.ts';

const MOTORWAYS = obstaclesAlong(cityRoadMap.motorways, 8, 1);

const isOnRoad = (box: Box) => MOTORWAYS.some((road) => overlap(box, road));

test('a name next to the list lies on a motorway only if it would at both ends of its point', () => {
  for (const { area, at, box } of namesOfList.filter((name) => isOnRoad(name.box))) {
    const ends = [
      textBox(area.name, [at[0] + 8, at[1] + 5], 14, 'start'),
      textBox(area.name, [at[0] - 8, at[1] + 5], 14, 'end'),
    ];
    const others = namesOfList.filter((name) => name.box !== box);
    const isFree = (end: Box) =>
      end.left > 0 &&
      end.right < WIDTH &&
      !isOnRoad(end) &&
      !others.some((other) => overlap(end, other.box));
    expect(ends.filter(isFree), area.name).toEqual([]);
  }
});

test('no name lies over another, or over the edge', () => {
  for (const names of [namesOfList, ...areas.map(namesAround)]) {
    for (const [index, { area, box }] of names.entries()) {
      expect(box.left > 0 && box.right < WIDTH && box.top > 0 && box.bottom < HEIGHT).toBe(true);
      const over = names.slice(index + 1).filter((other) => overlap(box, other.box));
      expect(over.map((other) => `${area.name} and ${other.area.name}`)).toEqual([]);
    }
  }
});
