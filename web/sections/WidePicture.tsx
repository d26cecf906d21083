import { startingPrice } from '../../content/prices.ts';
import { Picture } from '../pictures/Picture.tsx';
import type { PlacedPicture } from '../pictures/picture-sources.ts';
import { PriceDisc } from '../ui/PriceDisc.tsx';
import './wide-picture.css';

interface WidePictureProps {
  picture: PlacedPicture;
  /** Above the starting price; undefined on a page without the sticker. */
  badge?: string | undefined;
  /** Areas have a trail above their heading. */
  size?: 'home' | 'area' | undefined;
}

/** A page's first picture from edge to edge, which ends with the livery stripe. */
export function WidePicture({ picture, badge, size = 'area' }: WidePictureProps) {
  return (
    <div className={`wide-picture livery relative ${size === 'home' ? 'wide-picture-home' : ''}`}>
      <Picture {...picture} first />
      {badge && <PriceDisc label={badge} price={startingPrice} />}
    </div>
  );
}
