import {
  type Crop,
  type PictureFormat,
  type Picture as PictureSource,
  pictureFile,
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
  const narrow = crops[`${cropName}-narrow`];
  const [width, height] = crop.shown;

  return (
    <picture>
      {narrow && (
        <>
          <Source format="avif" files={[name, `${cropName}-narrow`, narrow]} sizes={sizes} narrow />
          <Source format="webp" files={[name, `${cropName}-narrow`, narrow]} sizes={sizes} narrow />
        </>
      )}
      <Source format="avif" files={[name, cropName, crop]} sizes={sizes} />
      <img
        src={addresses('webp', [name, cropName, crop])[0]?.url}
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

type Files = readonly [picture: PictureName, cropName: string, crop: Crop];

interface SourceProps {
  format: PictureFormat;
  files: Files;
  sizes: string;
  narrow?: boolean;
}

function Source({ format, files, sizes, narrow = false }: SourceProps) {
  const [width, height] = files[2].shown;
  return (
    <source
      type={`image/${format}`}
      media={narrow ? '(width < 768px)' : undefined}
      srcSet={addresses(format, files)
        .map((file) => `${file.url} ${file.width}w`)
        .join(', ')}
      sizes={sizes}
      width={width}
      height={height}
    />
  );
}

function addresses(format: PictureFormat, [picture, cropName, crop]: Files) {
  return widthsIn(format, crop).map((width) => ({
    width,
    url: assetUrl(pictureFile(picture, cropName, width, format)),
  }));
}
