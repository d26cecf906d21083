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
        <path stroke="var(--jacaranda)" strokeWidth="2.5" strokeDasharray="4 5" d={road} />
        <Point place={between.from} unit={unit} />
        <Point place={between.to} unit={unit} />
        <g
          className={drives ? 'road-on-map-drive' : undefined}
          style={{ offsetPath: `path("${road}")` }}
        >
          <g transform={between.to[1] < between.from[1] ? 'scale(-1 1)' : undefined}>
            <Truck x={-7 * unit} y={-10 * unit} width={14 * unit} height={8.1 * unit} />
          </g>
        </g>
      </svg>
    </>
  );
}

function Point({ place: [name, x, y], unit }: { place: MapPlace; unit: number }) {
  return (
    <>
      <circle cx={x} cy={y} r={1.6 * unit} fill="var(--surface)" stroke="var(--jacaranda)" />
      <text x={x} y={y + 7 * unit}>
        {name}
      </text>
    </>
  );
}
