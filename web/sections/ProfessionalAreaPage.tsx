import type { ProfessionalArea } from '../../content/areas/area.ts';
import { areas } from '../../content/areas.ts';
import { reviewsHeading } from '../../content/illustrative.ts';
import type { PlacedPicture } from '../pictures/picture-sources.ts';
import { AreasAroundBand } from './AreasBand.tsx';
import { ClosingBand } from './ClosingBand.tsx';
import { FigureRow } from './FigureRow.tsx';
import { IntroductionBand } from './IntroductionBand.tsx';
import { PointsBand } from './PointsBand.tsx';
import { ServiceCardsBand } from './ServiceCardsBand.tsx';
import { TestimonialsBand } from './TestimonialsBand.tsx';
import { WideHero } from './WideHero.tsx';

/** The layout of Sundowner and seven others, with the headings of docs/product.md, 2. */
interface ProfessionalAreaPageProps {
  area: ProfessionalArea;
  picture: PlacedPicture;
}

export function ProfessionalAreaPage({ area, picture }: ProfessionalAreaPageProps) {
  const { name, intro, badge, testimonials } = area;
  return (
    <>
      <WideHero
        heading={`Professional Movers in ${name}`}
        lead={area.hero.lead}
        picture={picture}
        badge={badge ? 'From' : undefined}
        of="area"
      />
      {area.statistics && <FigureRow figures={area.statistics} />}
      <IntroductionBand {...intro} side={areas.indexOf(area) % 2 === 0 ? 'right' : 'left'} />
      <AreasAroundBand heading="Areas We Serve" area={area} />
      <ServiceCardsBand heading="Moving Services" cards={area.cards} />
      <PointsBand heading={`Why ${name} chooses us`} points={area.benefits} tone="sand" />
      {testimonials && (
        <TestimonialsBand heading={reviewsHeading(name)} testimonials={testimonials} />
      )}
      <ClosingBand heading={`Ready to Move in ${name}?`} lead={area.closing.lead} area={area} />
    </>
  );
}
