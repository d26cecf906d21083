import type { Area } from '../../content/areas/area.ts';
import { areaMap } from '../../content/map.ts';
import { HEIGHT, onMap, WIDTH } from './projection.ts';

/** An area's point and name on the map. It stands inside the area's link in the list, so that both
 *  are one link, and each lights up with the other. */
export function AreaMarker({ area: { slug, name, place } }: { area: Area }) {
  const [x, y] = onMap(place);
  const left = areaMap.namedOnTheLeft.includes(slug);
  return (
    <svg className="area-marker" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <circle cx={x} cy={y} r="5" />
      <text x={x + (left ? -9 : 9)} y={y + 4} textAnchor={left ? 'end' : 'start'}>
        {name}
      </text>
    </svg>
  );
}
