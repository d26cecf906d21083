import { areas } from '../../content/areas.ts';
import { type Hour, type PictureFormat, pictureFile, widthsIn } from '../../content/picture.ts';
import type { PictureName } from '../../content/pictures.ts';
import type { AllPictures, PlacePictures } from '../../domain/places/pictured-place.ts';
import { assetUrl } from './picture-assets.ts';
import { cropOf, hasNight } from './picture-sources.ts';

/** The pictures of each area for the private page, which learns only when it is opened where somebody moves. */
export const placePictures: AllPictures = {
  areas: areas.map((area) => ({
    names: [area.name, ...(area.alsoCalled ?? [])],
    suburbs: area.suburbs,
    evening: eveningOf(area.picture),
    ...cardsOf(area.picture),
  })),
  // Home's street in the evening, and the long road to everywhere else.
  elsewhere: { evening: eveningOf('hero'), ...cardsOf('long-distance') },
};

/** A picture without its night shows its day then too. */
function addressIn(picture: PictureName) {
  return (crop: string, width: number, wanted: Hour, format: PictureFormat = 'avif') => {
    const hour = hasNight(picture, crop) ? wanted : 'day';
    return assetUrl(pictureFile(picture, crop, width, format, hour));
  };
}

function cardsOf(picture: PictureName): Pick<PlacePictures, 'card' | 'stamp'> {
  const file = addressIn(picture);
  const crop = cropOf(picture, 'postcard');
  const [small, large] = crop.widths;
  const onCard = (size: number) => ({
    day: file('postcard', size, 'day'),
    night: file('postcard', size, 'night'),
    plain: file('postcard', widthsIn('webp', crop)[0], 'day', 'webp'),
  });
  return { card: onCard(large), stamp: onCard(small) };
}

function eveningOf(picture: PictureName): PlacePictures['evening'] {
  const file = addressIn(picture);
  const atNight = (crop: string) =>
    cropOf(picture, crop)
      .widths.map((width) => `${file(crop, width, 'night')} ${width}w`)
      .join(', ');
  const wide = cropOf(picture, 'wide');
  const [width, height] = wide.shown;
  return {
    narrow: atNight('wide-narrow'),
    wide: atNight('wide'),
    plain: file('wide', widthsIn('webp', wide)[0], 'day', 'webp'),
    width,
    height,
  };
}
