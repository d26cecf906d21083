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

/** Two green signs by the road, to the areas next to this one. */
export function NeighbourSigns({ here }: { here: Area }) {
  return (
    <ul className="neighbour-signs grid gap-3" aria-label="Next along the road">
      {neighboursOf(here, areas).map(({ area, wind }) => (
        <li key={area.slug}>
          <a
            href={areaPath(area)}
            className="road-sign flex items-baseline gap-2 rounded-tick px-3.5 py-2.5 font-bold text-body leading-tight underline-offset-4 hover:underline"
          >
            <span className="font-heavy text-small opacity-85">{wind}</span> {area.name}
            <span className="sr-only"> {DIRECTIONS[wind]}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
