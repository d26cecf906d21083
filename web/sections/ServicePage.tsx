import type { Service } from '../../content/services/service.ts';
import type { PlacedPicture } from '../pictures/picture-sources.ts';
import { BesideHero } from './BesideHero.tsx';
import { Blocks } from './Blocks.tsx';
import { ClosingBand } from './ClosingBand.tsx';

interface ServicePageProps {
  service: Service;
  picture: PlacedPicture;
}

export function ServicePage({ service, picture }: ServicePageProps) {
  const { hero, badge, blocks, closing } = service;
  return (
    <>
      <BesideHero
        title={hero.heading}
        lead={hero.lead}
        picture={picture}
        badge={badge ? 'From' : undefined}
      />
      <Blocks blocks={blocks} />
      <ClosingBand heading={closing.heading} lead={closing.lead} />
    </>
  );
}
