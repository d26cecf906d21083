import {
  type Crop,
  type Picture as PictureFacts,
  type PictureFormat,
  pictureFile,
  pictureFormats,
  widthsIn,
} from '../../content/picture.ts';
import { type PictureName, pictures } from '../../content/pictures.ts';
import { assetUrl } from './picture-assets.ts';

/** A picture in a place of the layout. */
export interface PlacedPicture {
  readonly name: PictureName;
  /** The picture's crop; its `-narrow` sister takes its place on phones. */
  readonly crop: string;
  /** How wide it is shown, as in the `sizes` attribute. */
  readonly sizes: string;
}

/** The attributes of a `<source>`. */
export interface PictureSource {
  readonly type: `image/${PictureFormat}`;
  readonly media: string | undefined;
  readonly srcSet: string;
  readonly sizes: string;
  readonly width: number;
  readonly height: number;
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

/** The browser's choices, the phone's crop first. */
export function pictureSources({ name, crop, sizes }: PlacedPicture): readonly PictureSource[] {
  const narrow = `${crop}-narrow`;
  const source = (cropName: string, format: PictureFormat): PictureSource => {
    const facts = cropOf(name, cropName);
    return {
      type: `image/${format}`,
      media: cropName === narrow ? '(width < 48rem)' : undefined,
      srcSet: widthsIn(format, facts)
        .map((width) => `${assetUrl(pictureFile(name, cropName, width, format))} ${width}w`)
        .join(', '),
      sizes,
      width: facts.shown[0],
      height: facts.shown[1],
    };
  };
  const hasNarrow = narrow in pictureNamed(name).crops;
  return [
    ...(hasNarrow ? pictureFormats.map((format) => source(narrow, format)) : []),
    source(crop, 'avif'),
  ];
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
