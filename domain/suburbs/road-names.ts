import { around, obstaclesAlong } from './line-obstacles.ts';
import { COST_OF, type NamePlace, type Obstacle, placeName } from './name-place.ts';
import type { MapPlace, RoadBetween } from './road-between.ts';

/** In hundredths of the frame's width, as everything that is drawn on the map for one move. */
export const DRAWN = {
  line: 0.8,
  point: 1.6,
  name: 6,
  truck: { x: -7, y: -10, width: 14, height: 8.1 },
} as const;
/** The last is above the truck. */
const GAPS = [3, 6, 11];

/** The width of a motorway with the halo of a name. */
const MOTORWAY = 8;

/** Where the names of both ends are: off the road between them, off its truck, and off motorways if possible. */
export function roadNames(
  { from, to, road, frame: [left, top, wide, tall] }: RoadBetween,
  motorways: string,
): readonly [NamePlace, NamePlace] {
  const unit = wide / 100;
  const frame = { left, top, right: left + wide, bottom: top + tall };
  const { truck } = DRAWN;
  const obstacles: Obstacle[] = [
    ...obstaclesAlong(motorways, MOTORWAY, COST_OF.road),
    ...obstaclesAlong(road, 2 * DRAWN.line * unit, COST_OF.name),
    ...[from, to].map(([, x, y]) => ({
      ...around([x, y], DRAWN.point * unit),
      cost: COST_OF.name,
    })),
    {
      left: to[1] + truck.x * unit,
      right: to[1] + (truck.x + truck.width) * unit,
      top: to[2] + truck.y * unit,
      bottom: to[2] + (truck.y + truck.height) * unit,
      cost: COST_OF.name,
    },
  ];
  const [size, gaps] = [DRAWN.name * unit, GAPS.map((gap) => gap * unit)];
  const nameOf = ([name, x, y]: MapPlace) =>
    placeName({ name, at: [x, y], size, gaps }, frame, obstacles);
  const first = nameOf(from);
  obstacles.push({ ...first.box, cost: COST_OF.name });
  return [first, nameOf(to)];
}
