import type { PictureName } from './pictures.ts';

/** Photographs that show a hesitating visitor who comes. */
export interface Photographs {
  /** Of the founder at the wheel. It takes the place of the drawing on Home and About. */
  readonly founder?: PictureName;
  /** The people who come to somebody's house, on the pages of services. */
  readonly crew?: PictureName;
  /** With its number plate, on the pages of areas. */
  readonly truck?: PictureName;
}

/** The owner's own. Each is an entry of pictures.ts made with `near`; without it, pages have no place for it. */
export const photographs: Photographs = {};
