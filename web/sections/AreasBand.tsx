import { areaPathOf } from '../../content/areas.ts';
import { SuburbBox } from '../suburbs/SuburbBox.tsx';
import { Band, BandHeading } from '../ui/Band.tsx';
import { areaTestId } from './area-test-id.ts';
import './area-names.css';

interface AreasBandProps {
  heading: string;
  lead?: string | undefined;
  names: readonly string[];
  note?: string | undefined;
  /** The page with this band, which no tile links to. */
  path?: string;
  /** The names as large as signposts, one after the other, instead of tiles. */
  large?: boolean;
}

/** A tile for each area, linked to the area's page if it has one. */
export function AreasBand({ heading, lead, names, note, path, large = false }: AreasBandProps) {
  return (
    <Band tone="tint">
      <BandHeading lead={lead}>{heading}</BandHeading>
      {path && <SuburbBox />}
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
    </Band>
  );
}
