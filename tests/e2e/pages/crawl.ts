import { MISSING_PATH } from './route-table.ts';
import type { SiteReader } from './site-reader.ts';

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

async function referencesOf(reader: SiteReader, path: string): Promise<Reference[]> {
  const page = await reader.document(path);
  const found = await page.evaluate((document, places) => {
    const named = (place: string) => place.slice(place.lastIndexOf('[') + 1, -1);
    return places.flatMap((place) =>
      Array.from(document.querySelectorAll(place), (element) => {
        const value = element.getAttribute(named(place)) ?? '';
        const urls = named(place).endsWith('srcset')
          ? value.split(',').map((candidate) => candidate.trim().split(/\s+/)[0] ?? '')
          : [value];
        return urls.map((url) => ({ place, url }));
      }).flat(),
    );
  }, PLACES);
  return found.map((reference) => ({ ...reference, page: path }));
}

/** The host in canonical links; the site under test runs on another port. */
async function ownOrigin(reader: SiteReader): Promise<string> {
  const page = await reader.document('/');
  const canonical = await page.evaluate(
    (document) => document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? '',
  );
  return new URL(canonical).origin;
}

const crawls = new WeakMap<SiteReader, Promise<Crawl>>();

/** Every page that can be reached from the home page, and the page for a missing address. */
export function crawl(reader: SiteReader): Promise<Crawl> {
  const found = crawls.get(reader) ?? walk(reader);
  crawls.set(reader, found);
  return found;
}

async function walk(reader: SiteReader): Promise<Crawl> {
  const origin = await ownOrigin(reader);
  const pages = ['/', MISSING_PATH];
  const references: Reference[] = [];
  for (const page of pages) {
    for (const reference of await referencesOf(reader, page)) {
      const url = new URL(reference.url, origin + page);
      references.push({ ...reference, url: url.href });
      const isPage = reference.place === 'a[href]' && url.origin === origin;
      if (isPage && !pages.includes(url.pathname)) pages.push(url.pathname);
    }
  }
  return { pages: pages.filter((page) => page !== MISSING_PATH), references };
}

/** The addresses on this site, taken apart. */
export async function internal(reader: SiteReader): Promise<(Reference & { target: URL })[]> {
  const origin = await ownOrigin(reader);
  const { references } = await crawl(reader);
  return references
    .map((reference) => ({ ...reference, target: new URL(reference.url) }))
    .filter(({ target }) => target.origin === origin);
}
