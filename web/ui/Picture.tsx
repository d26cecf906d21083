import {
  type Crop,
  type PictureFormat,
  type Picture as PictureSource,
  pictureFile,
  pictureFormats,
  widthsIn,
} from '../../art/picture.ts';
import { type PictureName, pictures } from '../../art/pictures.ts';
import { assetUrl } from './picture-assets.ts';

interface PictureProps {
  name: PictureName;
  /** Which of the picture's crops; its `-narrow` sister takes its place on phones. */
  crop: string;
  /** How wide it is shown, as in the `sizes` attribute. */
  sizes: string;
  /** The first view's picture is fetched at once; all others when they come near. */
  first?: boolean;
}

/** A picture of art/pictures.ts in the formats, crops and widths that were encoded for it. */
export function Picture({ name, crop: cropName, sizes, first = false }: PictureProps) {
  const { alt, crops }: PictureSource = pictures[name];
  const crop = crops[cropName];
  if (!crop) throw new Error(`The picture ${name} has no crop ${cropName}`);
  const narrowName = `${cropName}-narrow`;
  const narrow = crops[narrowName];
  const [width, height] = crop.shown;

  return (
    <picture>
      {narrow &&
        pictureFormats.map((format) => (
          <Source
            key={format}
            format={format}
            name={name}
            cropName={narrowName}
            crop={narrow}
            sizes={sizes}
          />
        ))}
      <Source format="avif" name={name} cropName={cropName} crop={crop} sizes={sizes} />
      <img
        src={assetUrl(pictureFile(name, cropName, widthsIn('webp', crop)[0], 'webp'))}
        alt={alt}
        width={width}
        height={height}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        decoding={first ? 'sync' : 'async'}
        className="block h-auto w-full"
      />
    </picture>
  );
}

interface SourceProps {
  format: PictureFormat;
  name: PictureName;
  cropName: string;
  crop: Crop;
  sizes: string;
}

function Source({ format, name, cropName, crop, sizes }: SourceProps) {
  return (
    <source
      type={`image/${format}`}
      media={cropName.endsWith('-narrow') ? '(width < 768px)' : undefined}
      srcSet={widthsIn(format, crop)
        .map((width) => `${assetUrl(pictureFile(name, cropName, width, format))} ${width}w`)
        .join(', ')}
      sizes={sizes}
      width={crop.shown[0]}
      height={crop.shown[1]}
    />
  );
}
