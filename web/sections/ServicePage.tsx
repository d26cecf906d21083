import type { Service } from '../../content/services/service.ts';
import { Blocks } from './Blocks.tsx';
import { ClosingBand } from './ClosingBand.tsx';
import { ServiceHero } from './ServiceHero.tsx';

export function ServicePage({ service }: { service: Service }) {
  const { hero, picture, badge, blocks, closing } = service;
  return (
    <>
      <ServiceHero
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
