export const pictureFormats = ['avif', 'webp'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** A picture may have a second master, the same place at night, for visitors who prefer dark colours. */
export const hours = ['day', 'night'] as const;
export type Hour = (typeof hours)[number];
/** Browsers without AVIF show the day. */
export const formatsBy: Readonly<Record<Hour, readonly PictureFormat[]>> = {
  day: pictureFormats,
  night: ['avif'],
};

export interface Crop {
  /** Pixel widths of the files, smallest first. The last is the most that the master allows. */
  readonly widths: readonly [number, number, ...number[]];
  /** Width and height as the layout shows them; the files have the same proportion. */
  readonly shown: readonly [width: number, height: number];
  /** As CSS `object-position`: per cent of the spare space, across and down. */
  readonly position: readonly [x: number, y: number];
  /** File name of another master that shows the same, in other proportions. */
  readonly master?: string;
  /** The share of the largest possible frame that is kept; 1 by default. */
  readonly zoom?: number;
}

export interface Picture {
  /** File name in art/masters, and in art/masters/night, without `.webp`. */
  readonly master: string;
  /** The alternative text. */
  readonly alt: string;
  /** The focus of the shared link's card; by default that of its narrowest crop. */
  readonly social?: Crop['position'];
  /** By name; `<crop>-narrow` replaces a crop on phones, if the picture has one. */
  readonly crops: Readonly<Record<string, Crop>>;
}

/** The picture for shared links on networks, in pixels. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

export function pictureFile(
  picture: string,
  crop: string,
  width: number,
  format: PictureFormat,
  hour: Hour = 'day',
): string {
  return `${picture}-${crop}-${width}${hour === 'night' ? '-night' : ''}.${format}`;
}

/** A master's path below the project. */
export function masterFile(master: string, hour: Hour): string {
  return `art/masters/${hour === 'night' ? 'night/' : ''}${master}.webp`;
}

/** Pixel widths of a crop's files in a format. WebP is for the few browsers without AVIF: one size,
 *  sharp on a screen with two pixels for one. */
export function widthsIn(format: PictureFormat, { widths }: Crop): readonly [number, ...number[]] {
  return format === 'webp' ? [widths[1]] : widths;
}

/** Beside a page's heading on wide screens, below it on phones. */
export function beside(x: number) {
  const frame = { shown: [628, 528], position: [x, 50] } as const;
  return {
    beside: { ...frame, widths: [628, 1190] },
    'beside-narrow': { ...frame, widths: [390, 780] },
  } as const satisfies Record<string, Crop>;
}

/** Across seven of twelve columns. */
export function band(x: number) {
  const frame = { shown: [736, 480], position: [x, 50] } as const;
  return {
    band: { ...frame, widths: [736, 1200] },
    'band-narrow': { ...frame, widths: [390, 780] },
  } as const satisfies Record<string, Crop>;
}

/** A second scene: of a place, next to its introduction, or of a service, half-way down its page. */
export function near(master: string, alt: string): Picture {
  const frame = { position: [50, 50] } as const;
  return {
    master,
    alt,
    crops: {
      inset: { ...frame, shown: [520, 390], widths: [520, 1040] },
      'inset-narrow': { ...frame, shown: [390, 260], widths: [390, 780] },
    },
  };
}

/** On a card: across its width, or upright next to the text on phones. */
function card(x: number, narrowX: number) {
  return {
    card: { shown: [411, 257], position: [x, 50], widths: [411, 822] },
    'card-narrow': {
      shown: [116, 130],
      position: [narrowX, 50],
      widths: [116, 232, 348],
    },
  } as const satisfies Record<string, Crop>;
}

/** From edge to edge below the heading of the home page or an area's page.
 *  @param wideMaster shows the same in 2.6 : 1, with its people and its truck at the lower edge, for
 *  tablets and desktops; without it they get the first one, cut above and below */
export function area(master: string, narrowX: number, alt: string, wideMaster?: string): Picture {
  return {
    master,
    alt,
    crops: {
      wide: wideMaster
        ? { master: wideMaster, shown: [1440, 554], position: [50, 100], widths: [960, 1440, 2000] }
        : { shown: [1440, 821], position: [50, 50], widths: [960, 1440] },
      'wide-narrow': { shown: [390, 318], position: [narrowX, 50], widths: [390, 780] },
    },
  };
}

/** Such a picture of a place to which people move. */
export function suburb(...[master, narrowX, ...rest]: Parameters<typeof area>): Picture {
  return withPostcard(narrowX, area(master, narrowX, ...rest));
}

/** A picture that is also on the card that somebody sends from the private page, and on its stamp. */
export function withPostcard(x: number, picture: Picture): Picture {
  const postcard = { shown: [992, 809], position: [x, 50], widths: [400, 992] } as const;
  return { ...picture, crops: { ...picture.crops, postcard } };
}

export function service(master: string, besideX: number, narrowX: number, alt: string): Picture {
  return { master, alt, crops: { ...beside(besideX), ...card(50, narrowX) } };
}
