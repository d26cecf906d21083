import type { ExpertiseArea } from '../../content/areas/area.ts';
import type { PlacedPicture } from '../pictures/picture-sources.ts';
import { Band } from '../ui/Band.tsx';
import { Columns } from '../ui/Columns.tsx';
import { AreasAroundBand } from './AreasBand.tsx';
import { CallButtons } from './CallButtons.tsx';
import { ClosingBand } from './ClosingBand.tsx';
import { PointsBand } from './PointsBand.tsx';
import { ServiceCardsBand } from './ServiceCardsBand.tsx';
import { TestimonialsBand } from './TestimonialsBand.tsx';
import { WidePicture } from './WidePicture.tsx';

/** The layout of Roodepoort, Honeydew, Northwold, Farmall and Chartwell (docs/product.md, 2). */
interface ExpertiseAreaPageProps {
  area: ExpertiseArea;
  picture: PlacedPicture;
}

export function ExpertiseAreaPage({ area, picture }: ExpertiseAreaPageProps) {
  const { name, hero, expertise, badge, testimonials, closing } = area;
  return (
    <>
      <section className="wrap pt-6 pb-12 lg:pt-12 lg:pb-20">
        <h1 className="heading-1 max-w-heading text-hero">{hero.heading}</h1>
        <Columns first={7} last={4} className="mt-6 gap-y-6 lg:mt-8 lg:items-center">
          <p className="max-w-lead text-ink-2 text-lead">{hero.lead}</p>
          <CallButtons />
        </Columns>
      </section>
      <section>
        <WidePicture picture={picture} badge={badge ? 'From' : undefined} />
        <Band>
          <Columns first={5} last={6} className="gap-y-6">
            <h2 className="heading-2 text-h2">{expertise.heading}</h2>
            <div className="space-y-5 text-lead">
              {expertise.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </Columns>
        </Band>
      </section>
      <AreasAroundBand heading={area.suburbsHeading} names={area.suburbs} area={area} large />
      <ServiceCardsBand heading={area.servicesHeading} cards={area.cards} />
      <PointsBand heading={area.benefitsHeading} points={area.benefits} tone="sand" />
      {testimonials && (
        <TestimonialsBand heading={`What ${name} says`} testimonials={testimonials} />
      )}
      <ClosingBand heading={closing.heading} lead={closing.lead} area={area} />
    </>
  );
}
