import { ArrowRight } from 'lucide-react';
import { areaPath, areas } from '../../content/areas.ts';
import { Band, BandHeading } from '../ui/Band.tsx';
import { areaTestId } from './area-test-id.ts';

const FEATURED = ['Johannesburg', 'Randburg'];

interface HomeAreasProps {
  heading: string;
  featuredLabel: string;
}

/** Every area that has a page; the two that the specification features stand large. */
export function HomeAreas({ heading, featuredLabel }: HomeAreasProps) {
  const featured = areas.filter(({ name }) => FEATURED.includes(name));
  const others = areas.filter(({ name }) => !FEATURED.includes(name));
  return (
    <Band tone="tint">
      <BandHeading>{heading}</BandHeading>
      <ul className="mt-9 lg:mt-12">
        {featured.map((area) => (
          <li
            key={area.slug}
            data-testid={areaTestId(area.name)}
            className="flex flex-wrap items-center gap-x-5 gap-y-1"
          >
            <a
              href={areaPath(area)}
              className="font-[800] text-[clamp(44px,31px+3.4vw,104px)] text-jacaranda leading-[1.04] tracking-[-0.034em] underline-offset-8 hover:underline"
            >
              {area.name}
            </a>
            <span className="rounded-full bg-disc px-4 py-1 font-[650] text-[15px] text-on-disc">
              {featuredLabel}
            </span>
          </li>
        ))}
      </ul>
      <ul className="mt-8 grid grid-cols-2 gap-x-6 lg:mt-12 lg:grid-cols-3">
        {others.map((area) => (
          <li
            key={area.slug}
            data-testid={areaTestId(area.name)}
            className="border-edge/40 border-b"
          >
            <a
              href={areaPath(area)}
              className="flex items-center justify-between gap-3 py-3.5 font-[650] text-[17px] leading-tight hover:text-jacaranda lg:text-[21px]"
            >
              {area.name}
              <ArrowRight
                size={22}
                strokeWidth={1.75}
                aria-hidden
                className="shrink-0 text-jacaranda"
              />
            </a>
          </li>
        ))}
      </ul>
    </Band>
  );
}
