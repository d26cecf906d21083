import type { Figure } from '../facts.ts';
import type { Head, Offer, Point, Testimonial } from '../page.ts';
import type { PictureName } from '../pictures.ts';
import type { Place } from '../place.ts';
import type { region } from '../region.ts';
import type { ServicePath } from '../services/service.ts';

export interface ServiceCard {
  readonly title: string;
  readonly text: string;
  readonly target: ServicePath;
}

/** A move that was done in an area, shown with its customer's consent. */
export interface FinishedMove {
  /** 'A two-bedroom townhouse from Bromhof to Fourways' */
  readonly what: string;
  /** 'March 2027' */
  readonly when: string;
  readonly hours: number;
  /** Its final price: 'R5 400'. */
  readonly price: string;
}

type Three<T> = readonly [T, T, T];

interface AnyArea {
  /** The page is /movers-<slug>. */
  readonly slug: string;
  readonly name: string;
  /** Other names that people use for it, for the suburb search. */
  readonly alsoCalled?: readonly string[];
  /** The larger place around it, for structured data. */
  readonly within: typeof region.city | typeof region.province;
  /** Its place, to about a kilometre: the map and the signs to the neighbours follow from it. */
  readonly place: Place;
  readonly picture: PictureName;
  readonly head: Head;
  /** 'From R450' on the page's picture; only for the pages that docs/product.md gives it. */
  readonly badge: boolean;
  /** Whether a page without the badge names the starting price in its text. Structured data offers what the page does. */
  readonly namesStartingPrice?: true;
  /** Tiles of the areas grid, in their order. */
  readonly suburbs: readonly string[];
  readonly cards: Three<ServiceCard>;
  readonly benefits: Three<Offer>;
  /** Only one that took place. */
  readonly finishedMove?: FinishedMove;
  readonly testimonials?: readonly Testimonial[];
}

/** Roodepoort, Honeydew, Northwold, Farmall, Chartwell (docs/product.md, 2). */
export interface ExpertiseArea extends AnyArea {
  readonly layout: 'expertise';
  readonly hero: { readonly heading: string; readonly lead: string };
  readonly expertise: {
    readonly heading: string;
    readonly paragraphs: readonly string[];
    /** After the first paragraph, large: at most two lines on a phone. */
    readonly pullLine: string;
    /** A second look at the place, nearer. */
    readonly picture: PictureName;
  };
  readonly suburbsHeading: string;
  readonly servicesHeading: string;
  readonly benefitsHeading: string;
  readonly closing: { readonly heading: string; readonly lead: string };
}

/** The other eight, whose headings docs/product.md gives. */
export interface ProfessionalArea extends AnyArea {
  readonly layout: 'professional';
  readonly hero: { readonly lead: string };
  readonly intro: {
    readonly heading: string;
    readonly text: string;
    readonly points: Three<Point>;
    /** A second look at the place, nearer. */
    readonly picture: PictureName;
  };
  /** Under the areas grid. */
  readonly suburbsNote?: string;
  readonly statistics?: readonly Figure[];
  readonly closing: { readonly lead: string };
}

export type Area = ExpertiseArea | ProfessionalArea;
