import { areaPath, areas, featured } from '../../content/areas.ts';
import type { Home } from '../../content/single-pages.ts';
import { AreaMap } from '../area-map/AreaMap.tsx';
import { AreaMarker } from '../area-map/AreaMarker.tsx';
import { SuburbBox } from '../suburbs/SuburbBox.tsx';
import { Band } from '../ui/Band.tsx';
import { Pill } from '../ui/Pill.tsx';
import { areaTestId } from './area-test-id.ts';
import './area-names.css';
import './home-areas.css';

/** Every area that has a page; the featured ones are large. */
export function HomeAreas({ heading, featuredLabel }: Home['areas']) {
  if (areas.length === 0) return null;
  const others = areas.filter((area) => !featured.includes(area));
  return (
    <Band tone="tint" id="areas">
      <div className="areas-on-map lg:items-end">
        <h2 className="heading-2 text-h2">{heading}</h2>
        <SuburbBox className="max-w-110 lg:max-w-none" />
      </div>
      <div className="areas-on-map relative mt-9 lg:mt-12">
        <AreaMap />
        <div className="mt-6 lg:mt-0">
          <ul>
            {featured.map((area) => (
              <li
                key={area.slug}
                data-testid={areaTestId(area.name)}
                className="flex flex-wrap items-center gap-x-2.5 md:gap-x-5"
              >
                <a
                  href={areaPath(area)}
                  className="featured-area min-w-0 font-heavy text-jacaranda text-title tracking-tightest hover:underline md:text-h2"
                >
                  {area.name}
                  <AreaMarker area={area} />
                </a>{' '}
                <Pill>{featuredLabel}</Pill>
              </li>
            ))}
          </ul>
          <ul className="area-table mt-6 grid xs:grid-cols-2 gap-x-6 font-semibold leading-tight lg:text-lead">
            {others.map((area) => (
              <li key={area.slug} data-testid={areaTestId(area.name)}>
                <a href={areaPath(area)}>
                  {area.name}
                  <AreaMarker area={area} />
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Band>
  );
}
