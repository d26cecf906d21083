import { documentOf } from './built-site.ts';
import { MISSING_PATH } from './route-table.ts';

interface Reference {
  readonly page: string;
  /** The place in the page: 'img[src]'. */
  readonly place: string;
  readonly url: string;
}

interface Crawl {
  readonly pages: readonly string[];
  readonly references: readonly Reference[];
}

/** Code that loads when a visitor shows intent. */
export const ISLAND = 'astro-island[component-url]';

/** Attributes that hold an address, and how to read it. */
const PLACES = [
  'a[href]',
  'link[href]',
  'img[src]',
  'img[srcset]',
  'source[srcset]',
  'link[imagesrcset]',
  'script[src]',
  'form[action]',
  'use[href]',
  'image[href]',
  ISLAND,
  'astro-island[renderer-url]',
  'astro-island[before-hydration-url]',
  'meta[property="og:image"][content]',
];

function referencesOf(path: string): Reference[] {
  return PLACES.flatMap((place) => {
    const name = place.slice(place.lastIndexOf('[') + 1, -1);
    return Array.from(documentOf(path).querySelectorAll(place), (element) => {
      const value = element.getAttribute(name) ?? '';
      const urls = name.endsWith('srcset')
        ? value.split(',').map((candidate) => candidate.trim().split(/\s+/)[0] ?? '')
        : [value];
      return urls.map((url) => ({ page: path, place, url }));
    }).flat();
  });
}

/** The site's address, from a canonical link. */
function ownOrigin(): string {
  const canonical = documentOf('/').querySelector('link[rel=canonical]')?.getAttribute('href');
  return new URL(canonical ?? '').origin;
}

let crawled: Crawl | undefined;

/** Every page that can be reached from the home page, and the page for a missing address. */
export function crawl(): Crawl {
  crawled ??= walk();
  return crawled;
}

function walk(): Crawl {
  const origin = ownOrigin();
  const pages = ['/', MISSING_PATH];
  const references: Reference[] = [];
  for (const page of pages) {
    for (const reference of referencesOf(page)) {
      const url = new URL(reference.url, origin + page);
      references.push({ ...reference, url: url.href });
      const isPage = reference.place === 'a[href]' && url.origin === origin;
      if (isPage && !pages.includes(url.pathname)) pages.push(url.pathname);
    }
  }
  return { pages: pages.filter((page) => page !== MISSING_PATH), references };
}

/** The addresses on this site, taken apart. */
export function internal(): (Reference & { target: URL })[] {
  const origin = ownOrigin();
  return crawl()
    .references.map((reference) => ({ ...reference, target: new URL(reference.url) }))
    .filter(({ target }) => target.origin === origin);
}
