import type { ExpertiseArea } from '../../content/areas/area.ts';
import { areaPath } from '../../content/areas.ts';
import { startingPrice } from '../../content/prices.ts';
import { Picture } from '../pictures/Picture.tsx';
import type { PlacedPicture } from '../pictures/picture-sources.ts';
import { Band } from '../ui/Band.tsx';
import { PriceDisc } from '../ui/PriceDisc.tsx';
import { AreasBand } from './AreasBand.tsx';
import { CallButtons } from './CallButtons.tsx';
import { ClosingBand } from './ClosingBand.tsx';
import { PointsBand } from './PointsBand.tsx';
import { ServiceCardsBand } from './ServiceCardsBand.tsx';
import { TestimonialsBand } from './TestimonialsBand.tsx';

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
        <div className="mt-6 grid gap-x-6 gap-y-6 lg:mt-8 lg:grid-cols-12 lg:items-center">
          <p className="max-w-lead text-ink-2 text-lead lg:col-span-7">{hero.lead}</p>
          <div className="lg:col-span-4 lg:col-start-9">
            <CallButtons />
          </div>
        </div>
      </section>
      <section>
        <div className="livery relative">
          <Picture {...picture} first />
          {badge && <PriceDisc label="From" price={startingPrice} />}
        </div>
        <Band>
          <div className="grid gap-x-6 gap-y-6 lg:grid-cols-12">
            <h2 className="heading-2 text-h2 lg:col-span-5">{expertise.heading}</h2>
            <div className="space-y-5 text-lead lg:col-span-6 lg:col-start-7">
              {expertise.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </div>
        </Band>
      </section>
      <AreasBand heading={area.suburbsHeading} names={area.suburbs} path={areaPath(area)} large />
      <ServiceCardsBand heading={area.servicesHeading} cards={area.cards} />
      <PointsBand heading={area.benefitsHeading} points={area.benefits} tone="sand" />
      {testimonials && (
        <TestimonialsBand heading={`What ${name} says`} testimonials={testimonials} />
      )}
      <ClosingBand heading={closing.heading} lead={closing.lead} />
    </>
  );
}
