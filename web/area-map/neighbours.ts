import type { Area } from '../../content/areas/area.ts';
import type { Place } from '../../content/place.ts';

const WINDS = ['N', 'E', 'S', 'W'] as const;
export type Wind = (typeof WINDS)[number];

/** The nearest area, and the nearest that lies another way, if there is one; each with its direction. */
export function neighboursOf<Each extends Pick<Area, 'place'>>(here: Each, areas: readonly Each[]) {
  const others = areas
    .filter((area) => area !== here)
    .map((area) => ({ area, ...bearing(here.place, area.place) }))
    .toSorted((a, b) => a.distance - b.distance);
  const nearest = others.slice(0, 1);
  return [...nearest, ...others.filter(({ wind }) => wind !== nearest[0]?.wind).slice(0, 1)];
}

/** @returns the distance in degrees of latitude */
function bearing(from: Place, to: Place): { wind: Wind; distance: number } {
  const north = from.south - to.south;
  const middle = ((from.south + to.south) / 2) * (Math.PI / 180);
  const east = (to.east - from.east) * Math.cos(middle);
  const quarters = Math.round(Math.atan2(east, north) / (Math.PI / 2));
  // The index is below the list's length.
  const wind = WINDS[(quarters + WINDS.length) % WINDS.length] as Wind;
  return { wind, distance: Math.hypot(north, east) };
}
