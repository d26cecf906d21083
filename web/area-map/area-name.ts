import type { Area } from '../../content/areas/area.ts';
import { areaMap } from '../../content/map.ts';
import { onMap } from './projection.ts';

const GAP = 8;

/** Where an area's point lies on the map, and where its name begins or ends beside it. */
export function nameBesidePoint({ slug, place }: Area) {
  const [x, y] = onMap(place);
  const onTheLeft = areaMap.namedOnTheLeft.includes(slug);
  return { x, y, nameX: x + (onTheLeft ? -GAP : GAP), onTheLeft };
}
