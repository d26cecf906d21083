import type { Area } from '../../content/areas/area.ts';
import { areaPath, areas } from '../../content/areas.ts';
import { neighboursOf, type Wind } from './neighbours.ts';
import './neighbour-signs.css';

const DIRECTIONS: Readonly<Record<Wind, string>> = {
  N: 'to the north',
  E: 'to the east',
  S: 'to the south',
  W: 'to the west',
};

/** Two green signs beside the road, to the areas next to this one. */
export function NeighbourSigns({ here }: { here: Area }) {
  return (
    <ul className="neighbour-signs" aria-label="Next along the road">
      {neighboursOf(here, areas).map(({ area, wind }) => (
        <li key={area.slug}>
          <a href={areaPath(area)} className="road-sign flex items-baseline gap-3 px-5 py-3.5">
            <span className="road-sign-wind">{wind}</span> {area.name}
            <span className="sr-only"> {DIRECTIONS[wind]}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
