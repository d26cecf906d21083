import type { PlacedPicture } from '../pictures/picture-sources.ts';
import { Columns } from '../ui/Columns.tsx';
import { HeroWords } from './HeroWords.tsx';
import { WidePicture } from './WidePicture.tsx';

interface WideHeroProps {
  title: string;
  lead: string;
  picture: PlacedPicture;
  /** 'Moves From' or 'From' above the starting price; undefined on a page without the badge. */
  badge?: string | undefined;
  size?: 'home' | 'area';
}

/** A page's opening over a picture from edge to edge. */
export function WideHero({ title, lead, picture, badge, size = 'area' }: WideHeroProps) {
  return (
    <section>
      <Columns
        first={8}
        last={4}
        className="wrap gap-y-5 pt-5 pb-7 md:pb-12 lg:items-center lg:pt-8"
      >
        <h1 className={`heading-1 lg:max-w-205 ${size === 'home' ? 'text-poster' : 'text-hero'}`}>
          {title}
        </h1>
        <HeroWords lead={lead} />
      </Columns>
      <WidePicture picture={picture} badge={badge} />
    </section>
  );
}
