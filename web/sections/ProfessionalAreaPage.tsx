import type { ProfessionalArea } from '../../content/areas/area.ts';
import { areas } from '../../content/areas.ts';
import { reviewsHeading } from '../../content/illustrative.ts';
import type { PlacedPicture } from '../pictures/picture-sources.ts';
import { Band } from '../ui/Band.tsx';
import { AreasAroundBand } from './AreasBand.tsx';
import { ClosingBand } from './ClosingBand.tsx';
import { FigureRow } from './FigureRow.tsx';
import { NearPicture } from './NearPicture.tsx';
import { PointList } from './PointList.tsx';
import { PointsBand } from './PointsBand.tsx';
import { ServiceCardsBand } from './ServiceCardsBand.tsx';
import { TestimonialsBand } from './TestimonialsBand.tsx';
import { WideHero } from './WideHero.tsx';

interface ProfessionalAreaPageProps {
  area: ProfessionalArea;
  picture: PlacedPicture;
}

/** The layout of Sundowner and seven others, with the headings of docs/product.md, 2. */
export function ProfessionalAreaPage({ area, picture }: ProfessionalAreaPageProps) {
  const { name, hero, badge, intro, testimonials, closing } = area;
  // On wide screens the near picture is at the right on one page, and at the left on the next.
  const [words, near] =
    areas.indexOf(area) % 2 === 0
      ? ['lg:col-start-1', 'lg:col-start-6']
      : ['lg:col-start-8 lg:pl-8', 'lg:col-start-1'];
  return (
    <>
      <WideHero
        heading={`Professional Movers in ${name}`}
        lead={hero.lead}
        picture={picture}
        badge={badge ? 'From' : undefined}
        of="area"
      />
      {area.statistics && <FigureRow figures={area.statistics} />}
      <Band>
        <div className="grid gap-x-6 gap-y-8 md:grid-cols-2 md:items-center lg:grid-cols-12">
          <div className={`lg:row-start-1 lg:col-span-5 ${words}`}>
            <h2 className="heading-2 text-h2">{intro.heading}</h2>
            <p className="mt-6 text-lead">{intro.text}</p>
          </div>
          <div className={`lg:row-start-1 lg:col-span-7 ${near}`}>
            <NearPicture name={intro.picture} large />
          </div>
        </div>
        <PointList points={intro.points} columns={3} />
      </Band>
      <AreasAroundBand heading="Areas We Serve" area={area} />
      <ServiceCardsBand heading="Moving Services" cards={area.cards} />
      <PointsBand heading={`Why ${name} chooses us`} points={area.benefits} tone="sand" />
      <TestimonialsBand heading={reviewsHeading(name)} testimonials={testimonials} />
      <ClosingBand heading={`Ready to Move in ${name}?`} lead={closing.lead} area={area} />
    </>
  );
}
