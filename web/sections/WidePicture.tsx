import { startingPrice } from '../../content/prices.ts';
import { Picture } from '../pictures/Picture.tsx';
import type { PlacedPicture } from '../pictures/picture-sources.ts';
import { PriceDisc } from '../ui/PriceDisc.tsx';

interface WidePictureProps {
  picture: PlacedPicture;
  /** Above the starting price; undefined on a page without the sticker. */
  badge?: string | undefined;
}

/** A page's first picture from edge to edge, which ends with the livery stripe. */
export function WidePicture({ picture, badge }: WidePictureProps) {
  return (
    <div className="livery relative">
      <Picture {...picture} first />
      {badge && <PriceDisc label={badge} price={startingPrice} />}
    </div>
  );
}
