import { areas } from '../../content/areas.ts';
import { areaMap } from '../../content/map.ts';
import type { Place } from '../../content/place.ts';

/** The drawing's size, in units of its view box. */
export const WIDTH = 400;
export const HEIGHT = 430;

/** How much the map stretches where areas crowd: 0 is true to scale, 1 puts all at equal distances. */
const STRETCH = 0.5;

/** Degrees to units along one side, rising throughout: what lies north of a road stays north of it. */
export function stretchedScale(
  crowd: readonly number[],
  [from, to]: readonly [number, number],
  size: number,
): (degrees: number) => number {
  const inside = crowd.filter((degrees) => degrees > from && degrees < to);
  const stops = [from, ...new Set(inside.toSorted((a, b) => a - b)), to];
  return (degrees) => {
    const linear = (degrees - from) / (to - from);
    const next = stops.findIndex((stop, index) => index > 0 && degrees <= stop);
    const index = next === -1 ? stops.length - 1 : next;
    // Both exist: there are at least the two ends.
    const [start, end] = [stops[index - 1] as number, stops[index] as number];
    const evenly = (index - 1 + (degrees - start) / (end - start)) / (stops.length - 1);
    return Math.round((linear * (1 - STRETCH) + evenly * STRETCH) * size);
  };
}

const { northWest, southEast } = areaMap;
const across = stretchedScale(
  areas.map(({ place }) => place.east),
  [northWest.east, southEast.east],
  WIDTH,
);
const down = stretchedScale(
  areas.map(({ place }) => place.south),
  [northWest.south, southEast.south],
  HEIGHT,
);

/** @returns across and down, in units of the drawing */
export function onMap({ south, east }: Place): readonly [number, number] {
  return [across(east), down(south)];
}

/** A line through the places as the `d` of a path, its corners rounded. */
export function lineThrough(course: readonly Place[]): string {
  const [start, ...others] = course.map(onMap);
  const end = others.pop();
  if (!start || !end) throw new Error('A line on the map needs two places');
  const bends = others.map((corner, index) => {
    const [x, y] = others[index + 1] ?? end;
    return `Q${corner.join(' ')} ${(corner[0] + x) / 2} ${(corner[1] + y) / 2}`;
  });
  return `M${start.join(' ')}${bends.join('')}L${end.join(' ')}`;
}
