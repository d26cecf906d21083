import { around, obstaclesAlong } from './line-obstacles.ts';
import { COST_OF, type Obstacle, placeName } from './name-place.ts';
import { DRAWN, type MapPlace, type NameSpot, type RoadBetween } from './road-between.ts';

/** In hundredths of the frame's width. The last is above the truck. */
const GAPS = [3, 6, 11];

/** The width of a motorway with the halo of a name. */
const MOTORWAY = 8;

/** Where the names of both ends are: off the road between them, off the truck at either end, and off motorways if possible. */
export function roadNames(
  { from, to, road, frame: [left, top, wide, tall] }: RoadBetween,
  motorways: string,
): readonly [NameSpot, NameSpot] {
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
    ...[from, to].map(([, x, y]) => ({
      left: x + truck.x * unit,
      right: x + (truck.x + truck.width) * unit,
      top: y + truck.y * unit,
      bottom: y + (truck.y + truck.height) * unit,
      cost: COST_OF.name,
    })),
  ];
  const [size, gaps] = [DRAWN.name * unit, GAPS.map((gap) => gap * unit)];
  const spotOf = ([name, x, y]: MapPlace): NameSpot => {
    const place = placeName({ name, at: [x, y], size, gaps }, frame, obstacles);
    obstacles.push({ ...place.box, cost: COST_OF.name });
    return [hundredths((place.x - x) / unit), hundredths((place.y - y) / unit), place.anchor];
  };
  return [spotOf(from), spotOf(to)];
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}
