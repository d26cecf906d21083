import type { Head, PageBody } from '../page.ts';
import type { PictureName } from '../pictures.ts';

/** Routes of docs/product.md, 2. */
export type ServicePath =
  | '/residential-moving'
  | '/commercial-moving'
  | '/long-distance-moving'
  | '/local-moving'
  | '/specialty-moving'
  | '/additional-services';

/** A sentence with one link, to another service or to an area. A company without that page leaves the sentence out. */
export interface LinkedSentence {
  readonly before: string;
  readonly link: string;
  readonly to: `/${string}`;
  readonly after: string;
}

export interface Service extends PageBody {
  readonly path: ServicePath;
  /** The name in menus and on cards: 'Residential Moving'. */
  readonly name: string;
  /** Under the name in the Services menu. */
  readonly gist: string;
  /** Under the name on a card of the home page. */
  readonly summary: string;
  readonly picture: PictureName;
  readonly head: Head;
  /** What else its visitors may be looking for, after its blocks. */
  readonly also?: readonly LinkedSentence[];
  /** 'From R450' on the page's picture. */
  readonly badge: boolean;
  /** Whether a move of this kind may cost the starting price. Some pages with the badge are of dearer ones. */
  readonly mayCostStartingPrice: boolean;
}
