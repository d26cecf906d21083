import { startingPrice } from '../../content/prices.ts';
import { Picture } from '../pictures/Picture.tsx';
import type { PlacedPicture } from '../pictures/picture-sources.ts';
import { Columns } from '../ui/Columns.tsx';
import { PriceDisc } from '../ui/PriceDisc.tsx';
import { HeroWords } from './HeroWords.tsx';

interface BesideHeroProps {
  heading: string;
  lead: string;
  picture: PlacedPicture;
  badge?: string | undefined;
  size?: 'h1' | 'hero';
}

/** A page's opening next to its picture. */
export function BesideHero({ heading, lead, picture, badge, size = 'h1' }: BesideHeroProps) {
  return (
    <Columns
      as="section"
      first={6}
      last={6}
      className="wrap gap-y-8 pt-5 pb-10 lg:items-center lg:pt-8 lg:pb-16"
    >
      <div className="space-y-5">
        <h1 className={`heading-1 ${size === 'hero' ? 'text-hero' : 'text-h1'}`}>{heading}</h1>
        <HeroWords lead={lead} />
      </div>
      <div className="relative">
        <div className="overflow-hidden rounded-tile">
          <Picture {...picture} first />
        </div>
        {badge && <PriceDisc label={badge} price={startingPrice} place="corner" />}
      </div>
    </Columns>
  );
}
