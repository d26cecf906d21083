import { type MapPlace, roadBetween } from '../../../domain/suburbs/road-between.ts';
import { LazyStylesheet } from '../../islands/LazyStylesheet.tsx';
import styles from './road-on-map.css?url';
import { Truck } from './Truck.tsx';
import { useRoadMap } from './use-road-map.ts';

interface RoadOnMapProps {
  from: string;
  to: string;
  /** Whether the truck drives there; otherwise it has arrived. */
  drives?: boolean;
  className?: string;
}

/** The way between two suburbs on the city's map. Nothing for a place that is not on it, or without the map. The
 *  addresses are next to it, so screen readers leave it out. */
export function RoadOnMap({ from, to, drives = false, className = '' }: RoadOnMapProps) {
  const map = useRoadMap();
  const between = map && roadBetween(map, [from, to]);
  if (!between) return null;
  const { frame, road } = between;
  const unit = frame[2] / 100;
  const [, x1, y1] = between.from;
  const [, x2, y2] = between.to;
  // The line then leaves the upper point downwards, through a name under it.
  const isSteep = Math.abs(y2 - y1) > Math.abs(x2 - x1) / 3;
  return (
    <>
      <LazyStylesheet href={styles} />
      <svg
        className={`road-on-map ${className}`}
        width={frame[2]}
        height={frame[3]}
        viewBox={frame.join(' ')}
        strokeWidth={unit}
        fontSize={unit * 6}
        aria-hidden="true"
      >
        <path stroke="var(--paper)" strokeWidth="18" d={map.ridge} />
        <path stroke="var(--line)" strokeWidth="5" d={map.roads} />
        <path stroke="var(--motorway)" strokeWidth="6" d={map.motorways} />
        <path
          stroke="var(--jacaranda)"
          strokeWidth={0.8 * unit}
          strokeDasharray={`${1.4 * unit} ${1.7 * unit}`}
          d={road}
        />
        <Point place={between.from} nameAt={isSteep && y1 < y2 ? -4 : UNDER} unit={unit} />
        <Point place={between.to} nameAt={isSteep && y2 < y1 ? -12.5 : UNDER} unit={unit} />
        <g
          className={drives ? 'road-on-map-drive' : undefined}
          style={{ offsetPath: `path("${road}")` }}
        >
          <g transform={x2 < x1 ? 'scale(-1 1)' : undefined}>
            <Truck x={-7 * unit} y={-10 * unit} width={14 * unit} height={8.1 * unit} />
          </g>
        </g>
      </svg>
    </>
  );
}

/** How far below its point a name is, in hundredths of the width. */
const UNDER = 7;

interface PointProps {
  place: MapPlace;
  /** In hundredths of the width; above the point if negative, and at the end of the road above the truck too. */
  nameAt: number;
  unit: number;
}

function Point({ place: [name, x, y], nameAt, unit }: PointProps) {
  return (
    <>
      <circle cx={x} cy={y} r={1.6 * unit} fill="var(--surface)" stroke="var(--jacaranda)" />
      <text x={x} y={y + nameAt * unit}>
        {name}
      </text>
    </>
  );
}
