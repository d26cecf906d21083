import type { PictureName } from './pictures.ts';

/** What visitors who hesitate want to see for themselves. */
export interface Photographs {
  /** At the wheel: next to the family's words on Home and About, in place of the drawn family. */
  readonly founder?: PictureName;
  /** The people who come to somebody's house, on the pages of services. */
  readonly crew?: PictureName;
  /** With its number plate, on the pages of areas. */
  readonly truck?: PictureName;
}

/** The owner's own. Each is an entry of pictures.ts made with `near`; without it, pages have no place for it. */
export const photographs: Photographs = {};
