import type { PlacedPicture } from '../pictures/picture-sources.ts';
import { OpeningWords, type OpeningWordsProps } from './OpeningWords.tsx';
import { WidePicture } from './WidePicture.tsx';

interface WideHeroProps extends OpeningWordsProps {
  picture: PlacedPicture;
  /** 'Moves From' or 'From' above the starting price; undefined on a page without the badge. */
  badge?: string | undefined;
  size?: 'home' | 'area';
}

/** A page's opening over a picture from edge to edge. */
export function WideHero({ picture, badge, size, ...words }: WideHeroProps) {
  return (
    <section>
      <OpeningWords {...words} isPlace={size !== 'home'} />
      <WidePicture picture={picture} badge={badge} size={size} />
    </section>
  );
}
