import { region } from '../../content/region.ts';
import { placeFinder } from './known-place.ts';
import { shortPlace } from './short-place.ts';

/** A place on the map: its name, and where it is in units of the drawing. */
export type MapPlace = readonly [name: string, x: number, y: number];

/** Where a name is: across and down from its point, in hundredths of the frame's width. */
export type NameSpot = readonly [across: number, down: number, anchor: 'start' | 'middle' | 'end'];

/** The parts of a drawing of a move between two places: paths as their `d`, in units of the drawing. */
export interface RoadMap {
  readonly width: number;
  readonly height: number;
  readonly ridge: string;
  readonly roads: string;
  readonly motorways: string;
  readonly places: readonly MapPlace[];
  /** Of the names of both ends, by the indexes of their places. */
  readonly spots: readonly (readonly (readonly NameSpot[])[])[];
}

/** In hundredths of the frame's width, as everything that is drawn on the map for one move. */
export const DRAWN = {
  line: 0.8,
  point: 1.6,
  name: 6,
  truck: { x: -7, y: -10, width: 14, height: 8.1 },
} as const;

export const ROAD_MAP_PATH = '/road-map.json';

/** A move drawn on the map, in units of the drawing. */
export interface RoadBetween {
  readonly from: MapPlace;
  readonly to: MapPlace;
  /** The road as the `d` of a path. */
  readonly road: string;
  /** The part of the map that shows it: left, top, width and height. */
  readonly frame: readonly [number, number, number, number];
}

/** The margins at the sides, above and below the two points, and the least height: shares of the frame's width. */
const SIDE = 0.24;
const ABOVE = 0.2;
const BELOW = 0.14;
const HEIGHT = 0.6;
/** In units of the drawing. */
const LEAST_WIDTH = 190;

/** The way between the places that two addresses name; undefined unless both are on the map, at different points. */
export function roadBetween(
  { width, height, places }: Pick<RoadMap, 'width' | 'height' | 'places'>,
  addresses: readonly [string, string],
): RoadBetween | undefined {
  const find = placeFinder(places.map(([name]) => name));
  const [from, to] = addresses.map((address) => {
    const name = placeNamed(address, find);
    return places.find((place) => place[0] === name);
  });
  if (!from || !to || (from[1] === to[1] && from[2] === to[2])) return undefined;
  const [, x1, y1] = from;
  const [, x2, y2] = to;
  const bend = [(x1 + x2) / 2, (y1 + y2) / 2 - Math.abs(x2 - x1) * 0.2];
  const across = Math.abs(x2 - x1) / (1 - 2 * SIDE);
  const down = Math.abs(y2 - y1) / (HEIGHT - ABOVE - BELOW);
  const wide = Math.max(LEAST_WIDTH, across, Math.min(down, width));
  const tall = Math.max(wide * HEIGHT, Math.abs(y2 - y1) + wide * (ABOVE + BELOW));
  const xs = { from: Math.min(x1, x2) - wide * SIDE, to: Math.max(x1, x2) + wide * SIDE };
  const ys = { from: Math.min(y1, y2) - wide * ABOVE, to: Math.max(y1, y2) + wide * BELOW };
  return {
    from,
    to,
    road: `M${x1} ${y1}Q${bend.join(' ')} ${x2} ${y2}`,
    frame: [start(xs, wide, width), start(ys, tall, height), wide, tall],
  };
}

/** The name that an address is known by; undefined if it names only our city, since its suburb may be anywhere in
 *  it. */
function placeNamed(address: string, find: (address: string) => string | undefined) {
  const name = find(shortPlace(address));
  if (name !== undefined) return name;
  const other = find(address);
  return other === region.city ? undefined : other;
}

/** The start of a frame that shows all of a stretch in its middle, and nothing beyond the map if it can. */
function start(stretch: { from: number; to: number }, size: number, mapSize: number): number {
  const middle = (stretch.from + stretch.to - size) / 2;
  const onTheMap = Math.max(0, Math.min(middle, mapSize - size));
  return Math.max(stretch.to - size, Math.min(onTheMap, stretch.from));
}
