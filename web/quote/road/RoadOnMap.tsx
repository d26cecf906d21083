import {
  DRAWN,
  type MapPlace,
  type NameSpot,
  roadBetween,
} from '../../../domain/places/road-between.ts';
import { LazyStylesheet } from '../../islands/LazyStylesheet.tsx';
import styles from './road-on-map.css?url';
import { Store } from './Store.tsx';
import { Truck } from './Truck.tsx';
import { useRoadMap } from './use-road-map.ts';

interface RoadOnMapProps {
  from: string;
  to: string;
  /** Whether the truck drives there; otherwise it has arrived. */
  drives?: boolean;
  /** Where the furniture is; otherwise it has arrived. */
  load?: 'home' | 'way' | 'stop' | 'arrived' | undefined;
  className?: string;
}

/** How far along the road it is, in hundredths. */
const ALONG = { home: 0, way: 50, stop: 50, arrived: 100 } as const;

/** The way between two suburbs on the city's map. Nothing for a place that is not on it, or without the map. The
 *  addresses are next to it, so screen readers leave it out. */
export function RoadOnMap({
  from,
  to,
  drives = false,
  load = 'arrived',
  className = '',
}: RoadOnMapProps) {
  const map = useRoadMap();
  const between = map && roadBetween(map, [from, to]);
  if (!between) return null;
  const { frame, road, from: start, to: end } = between;
  const unit = frame[2] / 100;
  const [startSpot, endSpot] =
    map.spots[map.places.indexOf(start)]?.[map.places.indexOf(end)] ?? [];
  const size = {
    x: DRAWN.truck.x * unit,
    y: DRAWN.truck.y * unit,
    width: DRAWN.truck.width * unit,
    height: DRAWN.truck.height * unit,
  };
  return (
    <>
      <LazyStylesheet href={styles} />
      <svg
        className={`road-on-map ${className}`}
        width={frame[2]}
        height={frame[3]}
        viewBox={frame.join(' ')}
        strokeWidth={unit}
        fontSize={DRAWN.name * unit}
        aria-hidden="true"
      >
        <path stroke="var(--paper)" strokeWidth="18" d={map.ridge} />
        <path stroke="var(--line)" strokeWidth="5" d={map.roads} />
        <path stroke="var(--motorway)" strokeWidth="6" d={map.motorways} />
        <path
          stroke="var(--jacaranda)"
          strokeWidth={DRAWN.line * unit}
          strokeDasharray={`${1.4 * unit} ${1.7 * unit}`}
          d={road}
        />
        {(load === 'way' || load === 'stop') && (
          // The half that is driven.
          <path
            stroke="var(--jacaranda)"
            strokeWidth={DRAWN.line * unit}
            pathLength={100}
            strokeDasharray={`${ALONG[load]} 100`}
            d={road}
          />
        )}
        <End place={start} spot={startSpot} unit={unit} />
        <End place={end} spot={endSpot} unit={unit} />
        <g
          className={drives ? 'road-on-map-drive' : undefined}
          style={{
            offsetPath: `path("${road}")`,
            ...(load !== 'arrived' && { offsetDistance: `${ALONG[load]}%` }),
          }}
        >
          {load === 'stop' ? (
            <Store {...size} />
          ) : (
            <g transform={end[1] < start[1] ? 'scale(-1 1)' : undefined}>
              <Truck {...size} />
            </g>
          )}
        </g>
      </svg>
    </>
  );
}

interface EndProps {
  place: MapPlace;
  spot: NameSpot | undefined;
  unit: number;
}

function End({ place: [name, x, y], spot, unit }: EndProps) {
  const [across, down, anchor] = spot ?? [0, 0];
  return (
    <>
      <circle
        cx={x}
        cy={y}
        r={DRAWN.point * unit}
        fill="var(--surface)"
        stroke="var(--jacaranda)"
      />
      <text x={x + across * unit} y={y + down * unit} textAnchor={anchor}>
        {name}
      </text>
    </>
  );
}
