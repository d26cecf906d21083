import { pictureFile, widthsIn } from '../../content/picture.ts';
import { assetUrl } from './picture-assets.ts';
import { cropOf, type PlacedPicture, pictureNamed, pictureSources } from './picture-sources.ts';

interface PictureProps extends PlacedPicture {
  /** The first view's picture is fetched at once; all others when they come near. */
  first?: boolean;
  className?: string;
}

/** A picture of content/pictures.ts in the formats, crops and widths that were encoded for it. */
export function Picture({ first = false, className = 'w-full', ...placed }: PictureProps) {
  const { name, crop: cropName } = placed;
  const crop = cropOf(name, cropName);
  const [width, height] = crop.shown;
  return (
    <picture>
      {pictureSources(placed).map((source) => (
        <source key={source.srcSet} {...source} />
      ))}
      <img
        // A card's picture grows into the same picture on its page; see page-change.css.
        data-picture={first || cropName === 'card' ? name : undefined}
        src={assetUrl(pictureFile(name, cropName, widthsIn('webp', crop)[0], 'webp'))}
        alt={pictureNamed(name).alt}
        width={width}
        height={height}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        decoding={first ? 'sync' : 'async'}
        className={className}
      />
    </picture>
  );
}
