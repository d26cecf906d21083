import type { Area } from '../../content/areas/area.ts';
import { areas } from '../../content/areas.ts';
import { areaMap } from '../../content/map.ts';
import type { Place } from '../../content/place.ts';
import { region } from '../../content/region.ts';
import { cityRoadMap } from './city-road-map.ts';
import { neighboursOf } from './neighbours.ts';
import { HEIGHT, lineThrough, nameBesidePoint, onMap, WIDTH } from './projection.ts';
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
      {here ? <Points here={here} /> : areas.map((area) => <Name key={area.slug} area={area} />)}
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

function Name({ area }: { area: Area }) {
  const { nameX, y, onTheLeft } = nameBesidePoint(area);
  return (
    <text className="map-name" x={nameX} y={y + 4} textAnchor={onTheLeft ? 'end' : undefined}>
      {area.name}
    </text>
  );
}

/** All areas as points: the area itself by its name, and by smaller ones those that its signs point to. */
function Points({ here }: { here: Area }) {
  const [x, y] = onMap(here.place);
  const onTheRight = x > WIDTH / 2;
  return (
    <>
      {areas.map(({ slug, place }) => {
        const [cx, cy] = onMap(place);
        const isHere = slug === here.slug;
        return (
          <circle key={slug} className={isHere ? 'map-here' : undefined} cx={cx} cy={cy} r="6" />
        );
      })}
      {neighboursOf(here, areas).map(({ area }) => (
        <Name key={area.slug} area={area} />
      ))}
      <text
        className="map-here"
        x={x + (onTheRight ? -19 : 19)}
        y={y + 8}
        textAnchor={onTheRight ? 'end' : 'start'}
      >
        {here.name}
      </text>
    </>
  );
}
