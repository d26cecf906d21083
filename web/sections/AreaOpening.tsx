import type { Area, ExpertiseArea, ProfessionalArea } from '../../content/areas/area.ts';
import { areas } from '../../content/areas.ts';
import { Band } from '../ui/Band.tsx';
import { FigureRow } from './FigureRow.tsx';
import { NearPicture } from './NearPicture.tsx';
import { PointList } from './PointList.tsx';

/** The introduction of an area's page, with a second picture of the place. */
export function AreaOpening({ area }: { area: Area }) {
  return area.layout === 'expertise' ? <Expertise area={area} /> : <Introduction area={area} />;
}

function Expertise({ area: { expertise } }: { area: ExpertiseArea }) {
  const { heading, picture, pullLine, paragraphs } = expertise;
  const [first, ...others] = paragraphs;
  return (
    <Band size="below-wide-hero">
      <div className="grid gap-x-6 gap-y-8 md:grid-cols-2 lg:grid-cols-12 lg:items-center">
        <div className="lg:col-span-6">
          <h2 className="heading-2 text-h2">{heading}</h2>
          <div className="mt-6 space-y-5 text-lead">
            <p>{first}</p>
            <p className="heading-3 text-h3">{pullLine}</p>
            {others.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
        <div className="lg:col-span-6 lg:col-start-7">
          <NearPicture name={picture} />
        </div>
      </div>
    </Band>
  );
}

function Introduction({ area }: { area: ProfessionalArea }) {
  const { intro, statistics = [] } = area;
  // On wide screens the near picture is at the right on one page, and at the left on the next.
  const [words, near] =
    areas.indexOf(area) % 2 === 0
      ? ['lg:col-span-5', 'lg:col-span-6 lg:col-start-7']
      : ['lg:col-span-4 lg:col-start-9', 'lg:col-span-7'];
  return (
    <>
      <FigureRow figures={statistics} />
      <Band size={statistics.length > 0 ? 'normal' : 'below-wide-hero'}>
        <div className="grid gap-x-6 gap-y-8 md:grid-cols-2 md:items-center lg:grid-cols-12">
          <div className={`lg:row-start-1 ${words}`}>
            <h2 className="heading-2 text-h2">{intro.heading}</h2>
            <p className="mt-6 text-lead">{intro.text}</p>
          </div>
          <div className={`lg:row-start-1 ${near}`}>
            <NearPicture name={intro.picture} size="large" />
          </div>
        </div>
        <PointList points={intro.points} columns={3} />
      </Band>
    </>
  );
}
