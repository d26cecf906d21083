import type { Area } from '../../content/areas/area.ts';
import { areas } from '../../content/areas.ts';
import { areaMap } from '../../content/map.ts';
import { around, obstaclesAlong } from '../../domain/places/line-obstacles.ts';
import {
  type Box,
  COST_OF,
  type Obstacle,
  placeName,
  textBox,
} from '../../domain/places/name-place.ts';
import { cityRoadMap } from './city-road-map.ts';
import { neighboursOf } from './neighbours.ts';
import { HEIGHT, onMap, WIDTH } from './projection.ts';

const FRAME = { left: 3, top: 3, right: WIDTH - 3, bottom: HEIGHT - 3 };
/** A road's stroke with the halo of a name. */
const ROAD_WIDTH = 12;
/** Of an area on the map, in its largest size. */
const POINT = 6;

/** The largest type of each text on a map (area-map.css): on phones. */
const LIST = { size: 14, gaps: [8, 16], town: 13, sign: 12 } as const;
const SMALL = {
  size: 16,
  gaps: [8, 16],
  sign: 14,
  here: { size: 26, gaps: [17, 38], letter: 0.48 },
} as const;

const signs = areaMap.roads.map(({ sign }) => sign);
const towns = [...areaMap.towns, areaMap.ridge];

/** The names of all areas on the map next to their list. */
export const namesOfList = placeNames(
  areas.map((area) => ({ area, size: LIST.size, gaps: LIST.gaps })),
  [
    ...signs.map((sign) => textBox(sign.text, onMap(sign.at), LIST.sign, 'middle')),
    ...towns.map((town) =>
      textBox(town.text, onMap(town.at), LIST.town, 'atRightEdge' in town ? 'end' : 'start'),
    ),
  ],
);

/** The names on the small map of an area's page: its own, and those that its signs point to. */
export function namesAround(here: Area) {
  const neighbours = neighboursOf(here, areas).map(({ area }) => area);
  return placeNames(
    [
      { area: here, ...SMALL.here },
      ...neighbours.map((area) => ({ area, size: SMALL.size, gaps: SMALL.gaps })),
    ],
    signs.map((sign) => textBox(sign.text, onMap(sign.at), SMALL.sign, 'middle')),
  );
}

interface NameOf {
  readonly area: Area;
  readonly size: number;
  readonly gaps: readonly number[];
  readonly letter?: number;
}

/** Next to its point and off the roads; the first ones choose first. */
function placeNames(names: readonly NameOf[], texts: readonly Box[]) {
  const obstacles: Obstacle[] = [
    ...obstaclesAlong(cityRoadMap.motorways, ROAD_WIDTH, COST_OF.road),
    ...areas.map((area) => ({
      ...around(onMap(area.place), POINT),
      cost: names.some((name) => name.area === area) ? COST_OF.name : COST_OF.point,
    })),
    ...texts.map((box) => ({ ...box, cost: COST_OF.name })),
  ];
  return names.map(({ area, ...name }) => {
    const at = onMap(area.place);
    const place = placeName({ name: area.name, at, ...name }, FRAME, obstacles);
    obstacles.push({ ...place.box, cost: COST_OF.name });
    return { area, at, ...place };
  });
}
