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
  /** 'From R450' on the page's picture. */
  readonly badge: boolean;
  /** Whether a move of this kind may cost the starting price. Some pages with the badge are of dearer ones. */
  readonly mayCostStartingPrice: boolean;
}
