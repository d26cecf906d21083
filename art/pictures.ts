export const pictureFormats = ['avif', 'webp'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

export interface Crop {
  /** Pixels of the files, smallest first. The last is the most that the master holds. */
  readonly widths: readonly number[];
  /** Width and height as the layout shows them; the files have the same proportion. */
  readonly shown: readonly [width: number, height: number];
  /** As CSS `object-position`: per cent of what is left over, across and down. */
  readonly position: readonly [x: number, y: number];
  /** How much of the largest frame of this proportion is kept; 1 unless given. */
  readonly zoom?: number;
  /** The most that one file may weigh, in kB of 1000 bytes. */
  readonly limit: Readonly<Record<PictureFormat, number>>;
}

export interface Picture {
  /** File name in art/masters, without `.webp`. */
  readonly master: string;
  /** What it shows, for those who do not see it. */
  readonly alt: string;
  /** By name; `phone` is for narrow screens, where a picture has one. */
  readonly crops: Readonly<Record<string, Crop>>;
}

/** Proportions and positions come from the design: truck, people and landmark stay whole. */
export const pictures = {
  hero: {
    master: 'hero',
    alt: 'A moving truck parked in a street of flowering jacarandas. One mover carries a box, two carry a teal sofa to a house, and the Hillbrow Tower and Ponte rise behind.',
    crops: {
      phone: {
        shown: [390, 318],
        position: [86, 50],
        widths: [390, 585, 780],
        limit: { avif: 40, webp: 40 },
      },
      wide: {
        shown: [1440, 720],
        position: [50, 14],
        widths: [960, 1440, 1600],
        limit: { avif: 90, webp: 130 },
      },
    },
  },
  crew: {
    master: 'hero',
    alt: 'Two movers in orange shirts and teal caps carry a sofa past their truck to a house with a red roof.',
    crops: {
      side: {
        shown: [410, 256],
        position: [100, 70],
        zoom: 0.425,
        widths: [410, 680],
        limit: { avif: 30, webp: 40 },
      },
    },
  },
  'not-found': {
    master: 'not-found',
    alt: 'A mover scratches his head outside house number 404, where a box waits on the step.',
    crops: {
      card: {
        shown: [526, 329],
        position: [50, 50],
        widths: [526, 1052],
        limit: { avif: 40, webp: 40 },
      },
    },
  },
} as const satisfies Record<string, Picture>;

export type PictureName = keyof typeof pictures;

export function pictureFile(
  picture: string,
  crop: string,
  width: number,
  format: PictureFormat,
): string {
  return `${picture}-${crop}-${width}.${format}`;
}
