import type { Area } from '../../content/areas/area.ts';
import { areas } from '../../content/areas.ts';
import { areaMap } from '../../content/map.ts';
import type { Place } from '../../content/place.ts';
import { region } from '../../content/region.ts';
import { namesAround, namesOfList } from './area-names.ts';
import { cityRoadMap } from './city-road-map.ts';
import { HEIGHT, lineThrough, onMap, WIDTH } from './projection.ts';
import './area-map.css';

const SKYLINE = `M${onMap(areaMap.skyline.at).join(' ')}${areaMap.skyline.path}`;
const MOTORWAY = { stroke: 'var(--motorway)', strokeWidth: 8 };
const STREET = { stroke: 'var(--kerb)', strokeWidth: 5 };
const TOWNS = [...areaMap.towns, areaMap.ridge];

interface AreaMapProps {
  /** The area whose page this is: its point is highlighted, and the map is a small picture of where it
   *  lies. Otherwise the points are those of a list next to the map. */
  here?: Area;
}

/** The city's roads, hills and towns. Without `here` screen readers leave it out: its areas are links in a list. */
export function AreaMap({ here }: AreaMapProps) {
  const names = here ? namesAround(here) : namesOfList;
  return (
    <svg
      className={`area-map w-full ${here ? 'area-map-small' : ''}`}
      width={WIDTH}
      height={HEIGHT}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role={here && 'img'}
      aria-label={here && `${here.name} on a map of ${region.city} and around`}
      aria-hidden={here ? undefined : true}
    >
      <g fill="none" strokeLinecap="round">
        <path d={cityRoadMap.ridge} stroke="var(--sand)" strokeWidth="18" />
        <path d={SKYLINE} fill="var(--petal)" stroke="none" />
        {areaMap.roads.map(({ course, motorway, sign }) => (
          <path key={sign.text} d={lineThrough(course)} {...(motorway ? MOTORWAY : STREET)} />
        ))}
      </g>
      <path
        d={cityRoadMap.motorways}
        fill="none"
        stroke="var(--lane)"
        strokeDasharray="7"
        strokeWidth="1.25"
      />
      {areaMap.roads.map(({ sign }) => (
        <MapText key={sign.text} className="map-sign" {...sign} />
      ))}
      {!here && TOWNS.map((town) => <MapText key={town.text} className="map-town" {...town} />)}
      {here &&
        areas.map((area) => (
          <Point
            key={area.slug}
            area={area}
            isHere={area === here}
            isNamed={names.some((name) => name.area === area)}
          />
        ))}
      {names.map(({ area, x, y, anchor }) => (
        <text
          key={area.slug}
          className={area === here ? 'map-here' : 'map-name'}
          x={x}
          y={y}
          textAnchor={anchor}
        >
          {area.name}
        </text>
      ))}
      <text className="map-town" x={6} y={HEIGHT - 8}>
        Not to scale
      </text>
    </svg>
  );
}

interface MapTextProps {
  className: string;
  text: string;
  at: Place;
  atRightEdge?: true;
}

function MapText({ className, text, at, atRightEdge }: MapTextProps) {
  const [x, y] = onMap(at);
  return (
    <text className={className} x={x} y={y} textAnchor={atRightEdge && 'end'}>
      {text}
    </text>
  );
}

type PointProps = Readonly<Record<'isHere' | 'isNamed', boolean>> & { area: Area };

function Point({ area, isHere, isNamed }: PointProps) {
  const [x, y] = onMap(area.place);
  return <circle className={isHere ? 'map-here' : undefined} cx={x} cy={y} r={isNamed ? 6 : 4} />;
}
