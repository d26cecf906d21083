import { ArrowRight } from 'lucide';
import { areaPath, areas, featured } from '../../content/areas.ts';
import { SuburbBox } from '../suburbs/SuburbBox.tsx';
import { Band, BandHeading } from '../ui/Band.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Pill } from '../ui/Pill.tsx';
import { areaTestId } from './area-test-id.ts';
import './area-names.css';
import './home-areas.css';

interface HomeAreasProps {
  heading: string;
  featuredLabel: string;
}

/** Every area that has a page; the featured ones stand large. */
export function HomeAreas({ heading, featuredLabel }: HomeAreasProps) {
  const others = areas.filter((area) => !featured.includes(area));
  return (
    <Band tone="tint" id="areas">
      <BandHeading>{heading}</BandHeading>
      <SuburbBox />
      <ul className="mt-9 lg:mt-12">
        {featured.map((area) => (
          <li
            key={area.slug}
            data-testid={areaTestId(area.name)}
            className="flex flex-wrap items-center gap-x-2.5 md:gap-x-5"
          >
            <a href={areaPath(area)} className="featured-area">
              {area.name}
            </a>
            <Pill>{featuredLabel}</Pill>
          </li>
        ))}
      </ul>
      <ul className="area-table">
        {others.map((area) => (
          <li key={area.slug} data-testid={areaTestId(area.name)}>
            <a href={areaPath(area)} className="flex items-center justify-between gap-3">
              {area.name}
              <Icon drawing={ArrowRight} size={22} strokeWidth={1.75} className="text-jacaranda" />
            </a>
          </li>
        ))}
      </ul>
    </Band>
  );
}
