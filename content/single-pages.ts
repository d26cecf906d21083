import type { Head, Point, Testimonial } from './page.ts';

/** From top to bottom (docs/product.md, 2, Home). */
export interface Home {
  readonly head: Head;
  readonly hero: { readonly heading: string; readonly lead: string };
  readonly services: { readonly heading: string; readonly lead: string };
  readonly areas: {
    readonly heading: string;
    /** Beside the featured areas. */
    readonly featuredLabel: string;
  };
  /** Beside the quote form, which has its own heading. */
  readonly quote: { readonly lead: string };
  readonly about: { readonly heading: string; readonly text: string; readonly linkLabel: string };
  /** The starting price is under the heading, on its own line. */
  readonly pricing: {
    readonly heading: string;
    readonly points: readonly [Point, Point, Point, Point];
  };
  /** Illustrative (illustrative.ts). Without one, their band goes. */
  readonly testimonials: {
    readonly heading: string;
    readonly items: readonly Testimonial[];
  };
}

/** From top to bottom (docs/product.md, 2, About). */
export interface About {
  readonly head: Head;
  /** Its heading is the page's. */
  readonly story: { readonly heading: string; readonly paragraphs: readonly string[] };
  readonly values: { readonly heading: string; readonly items: readonly [Point, Point, Point] };
  /** A placeholder that a rebrand changes or leaves out. */
  readonly founder?: {
    readonly name: string;
    readonly role: string;
    readonly paragraphs: readonly string[];
  };
  readonly reasons: {
    readonly heading: string;
    readonly points: readonly [Point, Point, Point, Point, Point, Point];
  };
  readonly closing: { readonly heading: string; readonly lead: string };
}

export interface Detail {
  readonly label: string;
  readonly note: string;
}

/** The text around the facts of company.ts, from top to bottom (docs/product.md, 2, Contact). */
export interface Contact {
  readonly head: Head;
  readonly hero: { readonly heading: string; readonly lead: string };
  readonly details: {
    readonly heading: string;
    readonly phone: Detail;
    readonly email: Detail;
    readonly whatsApp: Detail & { readonly linkLabel: string };
    readonly location: Detail;
  };
  readonly hours: { readonly heading: string; readonly note: string };
  readonly social: { readonly heading: string };
  /** Above the answers of questions.ts. */
  readonly questions: { readonly heading: string; readonly lead: string };
  readonly form: { readonly heading: string; readonly lead: string };
}
