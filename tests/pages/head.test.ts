import { expect, test } from 'vitest';
import { answer, documentOf } from './built-site.ts';
import { areaPaths, MISSING_PATH, paths, servicePaths } from './route-table.ts';

const SHARED_PICTURE_LIMIT_BYTES = 120_000;

interface Head {
  readonly lang: string;
  readonly titles: readonly string[];
  /** The content of each meta tag, by its name or property. */
  readonly meta: Readonly<Record<string, readonly string[]>>;
  readonly links: readonly { readonly rel: string; readonly href: string }[];
}

function headOf(path: string): Head {
  const { documentElement, head } = documentOf(path);
  const meta: Record<string, string[]> = {};
  for (const tag of head.querySelectorAll('meta')) {
    const name = tag.getAttribute('name') ?? tag.getAttribute('property');
    if (name) meta[name] = [...(meta[name] ?? []), tag.content];
  }
  return {
    lang: documentElement.lang,
    titles: Array.from(head.querySelectorAll('title'), ({ textContent }) => textContent ?? ''),
    meta,
    links: Array.from(head.querySelectorAll('link'), (link) => ({
      rel: link.rel,
      href: link.getAttribute('href') ?? '',
    })),
  };
}

/** The value of a tag that must occur exactly once, and not be empty. */
function only(values: readonly string[] | undefined, name: string): string {
  expect.soft(values, `${name}, once`).toEqual([expect.stringMatching(/\S/)]);
  return values?.[0] ?? '';
}

test.each(paths)('%s tells search engines and shared links what it is', (path) => {
  const { lang, titles, meta, links } = headOf(path);
  expect.soft(lang).toBe('en-ZA');
  const title = only(titles, 'title');
  expect.soft(title.length, title).toBeLessThanOrEqual(60);
  const description = only(meta.description, 'description');
  expect.soft(description.length, description).toBeGreaterThanOrEqual(120);
  expect.soft(description.length, description).toBeLessThanOrEqual(160);
  expect.soft(only(meta.keywords, 'keywords').split(',').length).toBeGreaterThan(2);
  expect.soft(meta.robots?.join() ?? '').not.toMatch(/noindex|none/);

  const canonical = only(linksFor(links, 'canonical'), 'canonical');
  expect.soft(new URL(canonical).pathname).toBe(path);
  expect.soft(new URL(canonical).search + new URL(canonical).hash).toBe('');

  expect.soft(only(meta['og:url'], 'og:url')).toBe(canonical);
  expect.soft(only(meta['og:type'], 'og:type')).toBe('website');
  expect.soft(only(meta['og:site_name'], 'og:site_name')).toMatch(/\w/);
  expect.soft(only(meta['og:locale'], 'og:locale')).toBe('en_ZA');
  expect.soft(only(meta['og:title'], 'og:title')).toBe(title);
  expect.soft(only(meta['og:description'], 'og:description')).toBe(description);
  expect.soft(only(meta['og:image:alt'], 'og:image:alt')).toMatch(/\w+ \w+/);
  expect.soft(only(meta['twitter:card'], 'twitter:card')).toBe('summary_large_image');

  const image = only(meta['og:image'], 'og:image');
  expect.soft(new URL(image).origin).toBe(new URL(canonical).origin);
  const { status, contentType, body } = answer(new URL(image).pathname);
  expect.soft({ status, contentType }).toEqual({ status: 200, contentType: 'image/jpeg' });
  expect.soft(body.length, image).toBeLessThanOrEqual(SHARED_PICTURE_LIMIT_BYTES);
  expect.soft(body.subarray(0, 3).toString('hex'), 'A JPEG by its first bytes').toBe('ffd8ff');

  const colours = meta['theme-color'] ?? [];
  expect.soft(colours).toContainEqual(expect.stringMatching(/^#[0-9a-f]{6}$/i));
  for (const rel of ['icon', 'apple-touch-icon']) {
    const icons = linksFor(links, rel);
    expect.soft(icons, rel).not.toEqual([]);
    for (const icon of icons.filter((href) => !isInPage(href))) expectPicture(icon);
  }
  // The icon that browsers show costs no request; the file is for crawlers.
  expect.soft(linksFor(links, 'icon').filter(isInPage)).toHaveLength(1);
});

test('no two pages have the same title, description, keywords or address', () => {
  const heads = paths.map(headOf);
  const titles = heads.map((head) => head.titles.join());
  const descriptions = heads.map(({ meta }) => meta.description?.join());
  const keywords = heads.map(({ meta }) => meta.keywords?.join());
  const canonicals = heads.map(({ links }) => linksFor(links, 'canonical').join());
  for (const values of [titles, descriptions, keywords, canonicals]) {
    expect.soft(values.filter((value, at) => values.indexOf(value) !== at)).toEqual([]);
  }
});

test('each service and area is shared with its own picture', () => {
  const own = [...servicePaths, ...areaPaths];
  const heads = own.map(headOf);
  const images = heads.map(({ meta }) => meta['og:image']?.join());
  expect(own.filter((_, at) => images.indexOf(images[at]) !== at)).toEqual([]);
});

test('the keywords of Fourways name Dainfern and Lonehill movers', () => {
  const { meta } = headOf('/movers-fourways');
  expect(meta.keywords?.join()).toMatch(/Dainfern movers|movers Dainfern/i);
  expect(meta.keywords?.join()).toMatch(/Lonehill movers|movers Lonehill/i);
});

test('search engines are kept off the page that is not there', () => {
  expect(answer(MISSING_PATH).status).toBe(404);
  const { lang, titles, meta, links } = headOf(MISSING_PATH);
  expect(lang).toBe('en-ZA');
  expect(titles.join()).toMatch(/404/);
  expect(meta.robots).toEqual([expect.stringMatching(/\bnoindex\b/)]);
  expect(linksFor(links, 'canonical')).toEqual([]);
  expect(meta['og:url']).toBeUndefined();
});

test.each([...['/desk', '/devices', '/diary', '/figures', '/move-plan', '/sign-in', '/your-move']])(
  'search engines are kept off %s',
  (path) => {
    expect(headOf(path).meta.robots).toEqual(['noindex']);
  },
);

function linksFor(links: Head['links'], rel: string): string[] {
  return links.filter((link) => link.rel.split(' ').includes(rel)).map(({ href }) => href);
}

const isInPage = (href: string) => href.startsWith('data:image/svg+xml,');

function expectPicture(path: string) {
  const { status, contentType, body } = answer(path);
  expect.soft(status, path).toBe(200);
  expect.soft(contentType, path).toMatch(/^image\//);
  expect.soft(body.length, path).toBeGreaterThan(0);
}
