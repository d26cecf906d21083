import type { Area } from '../../content/areas/area.ts';
import { areaPath, areaPathOf } from '../../content/areas.ts';
import { AreaMap } from '../area-map/AreaMap.tsx';
import { SuburbBox } from '../suburbs/SuburbBox.tsx';
import { Band, BandHeading } from '../ui/Band.tsx';
import { areaTestId } from './area-test-id.ts';
import './area-names.css';

interface AreasBandProps {
  heading: string;
  lead?: string | undefined;
  names: readonly string[];
  note?: string | undefined;
  /** The names as large as signposts, one after the other, instead of tiles. */
  large?: boolean;
}

/** A tile for each area, linked to the area's page if it has one. */
export function AreasBand({ heading, lead, ...list }: AreasBandProps) {
  return (
    <Band tone="tint" size="great">
      <BandHeading lead={lead}>{heading}</BandHeading>
      <NameList {...list} />
    </Band>
  );
}

/** The same on an area's own page, with the suburb box and a map that says where one is. */
export function AreasAroundBand({
  heading,
  area,
  ...list
}: Omit<AreasBandProps, 'lead'> & { area: Area }) {
  return (
    <Band tone="tint" size="great">
      <div className="grid gap-x-6 gap-y-12 md:grid-cols-2 lg:grid-cols-12">
        <div className="lg:col-span-8">
          <h2 className="heading-2 text-h2">{heading}</h2>
          <SuburbBox />
          <NameList {...list} path={areaPath(area)} />
        </div>
        <div className="lg:col-span-4 lg:col-start-9">
          <AreaMap here={area} />
        </div>
      </div>
    </Band>
  );
}

type NameListProps = Pick<AreasBandProps, 'names' | 'note' | 'large'> & {
  /** The page with this list, which no tile links to. */
  path?: string;
};

function NameList({ names, note, large, path }: NameListProps) {
  return (
    <>
      <ul className={large ? 'area-signposts' : 'area-table'}>
        {names.map((name) => {
          const target = areaPathOf(name);
          return (
            <li key={name} data-testid={areaTestId(name)}>
              {target && target !== path ? <a href={target}>{name}</a> : <span>{name}</span>}
            </li>
          );
        })}
      </ul>
      {note && <p className="mt-8 text-ink-2">{note}</p>}
    </>
  );
}
