import type { PictureName } from './pictures.ts';
import type { PointIcon } from './point-icons.ts';

/** The title and description for search engines and shared links. */
export interface Head {
  /** At most 60 characters, the company's name included. */
  readonly title: string;
  /** 120 to 160 characters. */
  readonly description: string;
  readonly keywords: readonly string[];
}

export interface Point extends Offer {
  readonly icon: PointIcon;
}

/** Every testimonial has five stars (docs/product.md, 2 and 3). */
export interface Testimonial {
  readonly quote: string;
  readonly name: string;
  readonly role: string;
}

interface Titled {
  readonly heading: string;
  readonly lead?: string;
}

/** A block with a second picture of the page, under its heading and next to its words. At most one on a page, about
 *  half-way down. */
interface Pictured {
  readonly picture?: PictureName;
}

export interface Offer {
  readonly title: string;
  readonly text: string;
}

/** The things on offer. */
export interface OffersBlock extends Titled {
  readonly kind: 'offers';
  /** 'rows': one below the other, names next to sentences, for offers that differ widely. */
  readonly layout?: 'rows';
  readonly items: readonly Offer[];
}

/** An item that the quote form's inventory has: ticked on the page, it is ticked there too. */
export interface InventoryItems {
  readonly text: string;
  /** As in domain/request/inventory.ts. */
  readonly pieces: readonly string[];
}

/** Lists side by side: the contents of each category or job. */
export interface ListsBlock extends Titled {
  readonly kind: 'lists';
  readonly lists: readonly {
    readonly title: string;
    readonly text?: string;
    readonly items: readonly (string | InventoryItems)[];
  }[];
}

export interface PointsBlock extends Titled, Pictured {
  readonly kind: 'points';
  readonly points: readonly Point[];
}

/** A process, step by step. */
export interface StepsBlock extends Titled, Pictured {
  readonly kind: 'steps';
  /** Down the page, next to the heading, as with a picture; otherwise across it where there is room. */
  readonly layout?: 'beside';
  readonly steps: readonly { readonly title: string; readonly text: string }[];
}

export interface RoutesBlock extends Titled {
  readonly kind: 'routes';
  readonly groups: readonly {
    readonly title: string;
    readonly routes: readonly { readonly name: string; readonly note?: string }[];
  }[];
}

export interface AreasBlock extends Titled {
  readonly kind: 'areas';
  readonly names: readonly string[];
}

/** The hourly rates of content/prices.ts. */
export interface RatesBlock extends Titled {
  readonly kind: 'rates';
}

/** The packages of content/prices.ts. */
export interface PackagesBlock extends Titled {
  readonly kind: 'packages';
}

export type Block =
  | OffersBlock
  | ListsBlock
  | PointsBlock
  | StepsBlock
  | RoutesBlock
  | AreasBlock
  | RatesBlock
  | PackagesBlock;

/** What a page of blocks shows, from top to bottom. */
export interface PageBody {
  readonly hero: { readonly heading: string; readonly lead: string };
  readonly blocks: readonly Block[];
  readonly closing: { readonly heading: string; readonly lead: string };
}

/** A public page that is neither a service nor an area. */
export interface PublicPage {
  /** Short, for its trail of links. */
  readonly name: string;
  /** Of shared links. */
  readonly picture: PictureName;
  readonly head: Head;
  /** What it shows, if it is made of blocks, as a service is: web/pages/[page].astro renders it. Any other page has its own
   *  file there, because Astro gives a page the stylesheets of all that its file imports, and a file names its islands. */
  readonly body?: PageBody;
}
