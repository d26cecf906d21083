import { areas } from '../../content/areas.ts';
import { areaMap } from '../../content/map.ts';
import { type MapPlace, type RoadMap, roadBetween } from '../../domain/places/road-between.ts';
import { roadNames } from '../../domain/places/road-names.ts';
import { HEIGHT, lineThrough, onMap, WIDTH } from './projection.ts';

const lines = (motorways: boolean) =>
  areaMap.roads
    .filter(({ motorway }) => motorway === motorways)
    .map(({ course }) => lineThrough(course))
    .join('');

const towns = areaMap.towns.flatMap(({ text, place }): MapPlace[] =>
  place ? [[text, ...onMap(place)]] : [],
);

const map = {
  width: WIDTH,
  height: HEIGHT,
  ridge: lineThrough(areaMap.ridge.course),
  roads: lines(false),
  motorways: lines(true),
  places: [...areas.map(({ name, place }): MapPlace => [name, ...onMap(place)]), ...towns],
} satisfies Omit<RoadMap, 'spots'>;

/** The map of the areas without its text, and every place that is known on it. */
export const cityRoadMap = {
  ...map,
  spots: map.places.map(([from]) =>
    map.places.map(([to]) => {
      const between = roadBetween(map, [from, to]);
      return between ? roadNames(between, map.motorways) : [];
    }),
  ),
} satisfies RoadMap;
