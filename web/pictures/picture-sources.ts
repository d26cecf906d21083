import {
  type Crop,
  type Hour,
  type Picture as PictureFacts,
  type PictureFormat,
  pictureFile,
  pictureFormats,
  widthsIn,
} from '../../content/picture.ts';
import { type PictureName, pictures } from '../../content/pictures.ts';
import { assetUrl, hasAsset } from './picture-assets.ts';

/** A picture in a place of the layout. */
export interface PlacedPicture {
  readonly name: PictureName;
  /** The picture's crop; its `-narrow` sister takes its place on phones. */
  readonly crop: string;
  /** How wide it is shown, as in the `sizes` attribute. */
  readonly sizes: string;
}

/** The opening picture of a page: the page's head preloads it, and its hero shows it. */
export const besideHeading = (name: PictureName): PlacedPicture => ({
  name,
  crop: 'beside',
  sizes: '(width < 64rem) 94vw, 628px',
});
export const acrossPage = (name: PictureName): PlacedPicture => ({
  name,
  crop: 'wide',
  sizes: '100vw',
});

const NARROW = '(width < 48rem)';
const LIGHT = '(prefers-color-scheme: light)';
const DARK = '(prefers-color-scheme: dark)';

/** The browser's choices: the phone's crop first, and of each crop the night, if the picture has one. */
export function pictureSources(placed: PlacedPicture) {
  const { name, crop } = placed;
  const narrow = `${crop}-narrow`;
  return [
    ...(narrow in pictureNamed(name).crops ? cropSources(placed, narrow, NARROW) : []),
    // The WebP of the wide crop is the picture's own `src`.
    ...cropSources(placed, crop).filter(({ type }) => type === 'image/avif'),
  ];
}

/** The source that a phone fetches before it has read the page: one for light colours, one for dark. */
export function phoneSources(placed: PlacedPicture) {
  const narrow = `${placed.crop}-narrow`;
  if (!hasNight(placed.name, narrow)) return [source(placed, narrow, 'avif', 'day', NARROW)];
  return [
    source(placed, narrow, 'avif', 'day', `${NARROW} and ${LIGHT}`),
    source(placed, narrow, 'avif', 'night', `${NARROW} and ${DARK}`),
  ];
}

function cropSources(placed: PlacedPicture, crop: string, media?: string) {
  const day = pictureFormats.map((format) => source(placed, crop, format, 'day', media));
  if (!hasNight(placed.name, crop)) return day;
  const dark = media ? `${media} and ${DARK}` : DARK;
  return [source(placed, crop, 'avif', 'night', dark), ...day];
}

/** A photograph has none. */
export function hasNight(name: PictureName, crop: string): boolean {
  const [width] = cropOf(name, crop).widths;
  return hasAsset(pictureFile(name, crop, width, 'avif', 'night'));
}

/** The attributes of a `<source>`. */
function source(
  { name, sizes }: PlacedPicture,
  crop: string,
  format: PictureFormat,
  hour: Hour,
  media: string | undefined,
) {
  const facts = cropOf(name, crop);
  return {
    type: `image/${format}`,
    media,
    srcSet: widthsIn(format, facts)
      .map((width) => `${assetUrl(pictureFile(name, crop, width, format, hour))} ${width}w`)
      .join(', '),
    sizes,
    width: facts.shown[0],
    height: facts.shown[1],
  };
}

/** @throws when the picture has no such crop */
export function cropOf(name: PictureName, cropName: string): Crop {
  const crop = pictureNamed(name).crops[cropName];
  if (!crop) throw new Error(`The picture ${name} has no crop ${cropName}`);
  return crop;
}

/** @throws when there is none: the build by itself checks no types. */
export function pictureNamed(name: PictureName): PictureFacts {
  const named: Readonly<Record<string, PictureFacts | undefined>> = pictures;
  const picture = named[name];
  if (picture) return picture;
  throw new Error(`content/pictures.ts has no picture "${name}"`);
}
