import {
  type Crop,
  type PictureFormat,
  type Picture as PictureSource,
  pictureFile,
  pictureFormats,
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
        <Sources name={name} cropName={`${cropName}-narrow`} crop={narrow} sizes={sizes} />
      )}
      <Sources name={name} cropName={cropName} crop={crop} sizes={sizes} />
      <img
        src={assetUrl(pictureFile(name, cropName, crop.widths[0] ?? width, 'webp'))}
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

interface SourcesProps {
  name: PictureName;
  cropName: string;
  crop: Crop;
  sizes: string;
}

function Sources({ name, cropName, crop, sizes }: SourcesProps) {
  const srcSet = (format: PictureFormat) =>
    crop.widths
      .map((width) => `${assetUrl(pictureFile(name, cropName, width, format))} ${width}w`)
      .join(', ');
  return pictureFormats.map((format) => (
    <source
      key={format}
      type={`image/${format}`}
      media={cropName.endsWith('-narrow') ? '(width < 768px)' : undefined}
      srcSet={srcSet(format)}
      sizes={sizes}
      width={crop.shown[0]}
      height={crop.shown[1]}
    />
  ));
}
