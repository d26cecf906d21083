import type { ExpertiseArea } from '../../content/areas/area.ts';
import { reviewsHeading } from '../../content/illustrative.ts';
import type { PlacedPicture } from '../pictures/picture-sources.ts';
import { SplitBand } from '../ui/Band.tsx';
import { AreasAroundBand } from './AreasBand.tsx';
import { ClosingBand } from './ClosingBand.tsx';
import { NearPicture } from './NearPicture.tsx';
import { PointsBand } from './PointsBand.tsx';
import { ServiceCardsBand } from './ServiceCardsBand.tsx';
import { TestimonialsBand } from './TestimonialsBand.tsx';
import { WideHero } from './WideHero.tsx';

/** The layout of Roodepoort, Honeydew, Northwold, Farmall and Chartwell (docs/product.md, 2). */
interface ExpertiseAreaPageProps {
  area: ExpertiseArea;
  picture: PlacedPicture;
}

export function ExpertiseAreaPage({ area, picture }: ExpertiseAreaPageProps) {
  const { name, hero, expertise, badge, testimonials, closing } = area;
  return (
    <>
      <WideHero {...hero} picture={picture} badge={badge ? 'From' : undefined} of="area" />
      <SplitBand heading={expertise.heading} below={<NearPicture name={expertise.picture} />}>
        <div className="space-y-5 text-lead">
          {expertise.paragraphs.map((paragraph, index) => (
            <p key={paragraph} className={index === 1 ? 'heading-3 text-h3 text-jacaranda' : ''}>
              {paragraph}
            </p>
          ))}
        </div>
      </SplitBand>
      <AreasAroundBand heading={area.suburbsHeading} area={area} />
      <ServiceCardsBand heading={area.servicesHeading} cards={area.cards} />
      <PointsBand heading={area.benefitsHeading} points={area.benefits} tone="sand" />
      <TestimonialsBand heading={reviewsHeading(name)} testimonials={testimonials} />
      <ClosingBand {...closing} area={area} />
    </>
  );
}
