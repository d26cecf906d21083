import type { Area } from '../../content/areas/area.ts';
import { areaPath, areaPathOf } from '../../content/areas.ts';
import type { AreasBlock } from '../../content/page.ts';
import { SuburbBox } from '../suburbs/SuburbBox.tsx';
import { Band } from '../ui/Band.tsx';
import { areaTestId } from './area-test-id.ts';
import './area-names.css';

const TABLE =
  'area-table mt-8 grid xs:grid-cols-2 gap-x-6 font-semibold leading-tight lg:mt-12 lg:text-lead';

/** A tile for each area, linked to the area's page if it has one. */
export function AreasBand({ names, ...band }: Omit<AreasBlock, 'kind'>) {
  return (
    <Band {...band} tone="tint" size="great">
      <NameList names={names} className={`${TABLE} lg:grid-cols-4`} />
    </Band>
  );
}

/** The same on an area's own page, with the suburb box. */
export function AreasAroundBand({ heading, area }: { heading: string; area: Area }) {
  return (
    <Band tone="tint" size="great" heading={heading}>
      <SuburbBox />
      <NameList names={area.suburbs} path={areaPath(area)} className={`${TABLE} lg:grid-cols-4`} />
      {area.layout === 'professional' && area.suburbsNote && (
        <p className="mt-8 text-ink-2">{area.suburbsNote}</p>
      )}
    </Band>
  );
}

interface NameListProps {
  names: readonly string[];
  /** The page with this list, which no tile links to. */
  path?: string;
  className: string;
}

function NameList({ names, path, className }: NameListProps) {
  return (
    <ul className={className}>
      {names.map((name) => {
        const target = areaPathOf(name);
        return (
          <li key={name} data-testid={areaTestId(name)}>
            {target && target !== path ? <a href={target}>{name}</a> : <span>{name}</span>}
          </li>
        );
      })}
    </ul>
  );
}
