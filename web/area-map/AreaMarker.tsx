import type { Area } from '../../content/areas/area.ts';
import { HEIGHT, nameBesidePoint, WIDTH } from './projection.ts';

/** At the map's largest type, with the wider spacing that some readers set. */
const LETTER_WIDTH = 9;
const PADDING = 10;

/** An area's point on the map, and a frame around its name there. They are inside the area's link in
 *  the list, so that all are one link, and each lights up with the others. */
export function AreaMarker({ area }: { area: Area }) {
  const { x, y, onTheLeft } = nameBesidePoint(area);
  const width = Math.round(area.name.length * LETTER_WIDTH + 3 * PADDING);
  return (
    <svg
      className="area-marker"
      // Without the styles that lay it over the map it is one drawing in each link of a list.
      width={WIDTH / 10}
      height={HEIGHT / 10}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      aria-hidden="true"
    >
      <rect
        x={onTheLeft ? x - width + PADDING : x - PADDING}
        y={y - 12}
        width={width}
        height="24"
        rx="12"
      />
      <circle cx={x} cy={y} r="5" />
    </svg>
  );
}
