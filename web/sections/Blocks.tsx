import type { ReactElement } from 'react';
import type { Block } from '../../content/page.ts';
import type { BandTone } from '../ui/Band.tsx';
import { AreasBand } from './AreasBand.tsx';
import { ListsBand } from './ListsBand.tsx';
import { OffersBand } from './OffersBand.tsx';
import { PackagesBand } from './PackagesBand.tsx';
import { PointsBand } from './PointsBand.tsx';
import { RatesBand } from './RatesBand.tsx';
import { RoutesBand } from './RoutesBand.tsx';
import { StepsBand } from './StepsBand.tsx';

/** The middle of a page, block by block; alternating grounds separate them. */
export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, index) => (
    <BlockBand
      key={block.heading}
      block={block}
      tone={index % 2 === 0 ? 'paper' : 'sand'}
      isFirst={index === 0}
    />
  ));
}

interface BlockBandProps {
  block: Block;
  tone: BandTone;
  /** Its heading is in view under the picture of the page. */
  isFirst: boolean;
}

/** Its type of result makes the compiler ask for the case of a new kind. */
function BlockBand({ block, tone, isFirst }: BlockBandProps): ReactElement {
  switch (block.kind) {
    case 'offers':
      return <OffersBand {...block} tone={tone} size={isFirst ? 'below-hero' : 'great'} />;
    case 'lists':
      return <ListsBand {...block} tone={tone} size={isFirst ? 'below-hero' : 'normal'} />;
    case 'points':
      return <PointsBand {...block} tone={tone} />;
    case 'steps':
      return <StepsBand {...block} tone={tone} />;
    case 'routes':
      return <RoutesBand {...block} tone={tone} />;
    case 'areas':
      return <AreasBand {...block} />;
    case 'rates':
      return <RatesBand {...block} tone={tone} />;
    case 'packages':
      return <PackagesBand {...block} tone={tone} />;
  }
}
