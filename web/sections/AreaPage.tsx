import type { Area } from '../../content/areas/area.ts';
import { reviewsHeading } from '../../content/illustrative.ts';
import { photographs } from '../../content/photographs.ts';
import type { PlacedPicture } from '../pictures/picture-sources.ts';
import { AreaOpening } from './AreaOpening.tsx';
import { AreasAroundBand } from './AreasBand.tsx';
import { AroundBand } from './AroundBand.tsx';
import { ClosingBand } from './ClosingBand.tsx';
import { FinishedMoveBand } from './FinishedMoveBand.tsx';
import { OffersBand } from './OffersBand.tsx';
import { PhotographBand } from './Photograph.tsx';
import { ServiceCardsBand } from './ServiceCardsBand.tsx';
import { TestimonialsBand } from './TestimonialsBand.tsx';
import { WideHero } from './WideHero.tsx';

interface AreaPageProps {
  area: Area;
  picture: PlacedPicture;
  chatSubject: string;
}

/** An area's page. Its two layouts differ in their headings and in what comes first. */
export function AreaPage({ area, picture, chatSubject }: AreaPageProps) {
  const { hero, badge, cards, benefits, finishedMove, testimonials, closing } = area;
  const headings = headingsOf(area);
  return (
    <>
      <WideHero
        heading={headings.hero}
        lead={hero.lead}
        picture={picture}
        badge={badge ? 'From' : undefined}
        of="area"
      />
      <AreaOpening area={area} />
      <AreasAroundBand heading={headings.suburbs} area={area} />
      <ServiceCardsBand heading={headings.services} cards={cards} />
      <OffersBand layout="rows" heading={headings.benefits} items={benefits} tone="sand" />
      <PhotographBand of="truck" name={photographs.truck} />
      <FinishedMoveBand move={finishedMove} />
      <TestimonialsBand heading={reviewsHeading(area.name)} testimonials={testimonials} />
      <AroundBand area={area} />
      <ClosingBand heading={headings.closing} lead={closing.lead} chatSubject={chatSubject} />
    </>
  );
}

/** Those of the professional layout are in docs/product.md, 2. */
function headingsOf(area: Area) {
  if (area.layout === 'expertise') {
    return {
      hero: area.hero.heading,
      suburbs: area.suburbsHeading,
      services: area.servicesHeading,
      benefits: area.benefitsHeading,
      closing: area.closing.heading,
    };
  }
  return {
    // The adjective is by itself only where its line has no room for the noun.
    hero: (
      <>
        <span className="inline-block">Professional Movers</span> {`in ${area.name}`}
      </>
    ),
    suburbs: 'Areas We Serve',
    services: 'Moving Services',
    benefits: `Why ${area.name} chooses us`,
    closing: `Ready to Move in ${area.name}?`,
  };
}
