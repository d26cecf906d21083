import type { Area } from '../../content/areas/area.ts';
import { namesOfList } from './area-names.ts';
import { HEIGHT, WIDTH } from './projection.ts';

/** Around the point and its name, which is wider in the spacing that some readers set. */
const PADDING = 8;

/** An area's point on the map, and a frame around its name there. They are inside the area's link in
 *  the list, so that all are one link, and each lights up with the others. */
export function AreaMarker({ area }: { area: Area }) {
  const named = namesOfList.find((name) => name.area === area);
  if (!named) return null;
  const {
    at: [x, y],
    box,
  } = named;
  const left = Math.min(x, box.left) - PADDING;
  const top = Math.min(y, box.top) - PADDING / 2;
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
        x={left}
        y={top}
        width={Math.max(x, box.right) + PADDING - left}
        height={Math.max(y, box.bottom) + PADDING / 2 - top}
        rx="12"
      />
      <circle cx={x} cy={y} r="5" />
    </svg>
  );
}
