import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../scripts/command.ts';
import { expect, test } from '../site.ts';
import { crawl, ISLAND, internal } from './crawl.ts';
import { MISSING_PATH, paths } from './route-table.ts';
import type { SiteReader } from './site-reader.ts';

test('whoever starts at the home page can reach all 25 pages, and nothing else', async ({
  reader,
}) => {
  const { pages } = await crawl(reader);
  expect(pages.toSorted()).toEqual(paths.toSorted());
});

test('everything that a page links to, shows or loads is there', async ({ reader }) => {
  const found = await internal(reader);
  // A crawl without pages would miss every broken link.
  const usual = ['a[href]', 'link[href]', 'img[src]', 'source[srcset]', ISLAND];
  for (const place of usual) {
    expect(
      found.filter((one) => one.place === place),
      place,
    ).not.toEqual([]);
  }
  const missing: string[] = [];
  for (const { page, place, target } of found) {
    // A link to a place in the page itself, even in the page that answers 404.
    if (target.pathname === page) continue;
    const { status, body } = await reader.answer(target.pathname + target.search);
    // A form's address takes only posts: a GET gets 405.
    const wanted = place === 'form[action]' ? 405 : 200;
    if (status !== wanted || body.length === 0) {
      missing.push(`${page}: ${place} ${target.pathname} answers ${status}`);
    }
  }
  expect([...new Set(missing)]).toEqual([]);
});

test('everything that a script loads is there', async ({ reader }) => {
  const folder = join(root, 'dist/site');
  const scripts = readdirSync(join(folder, '_astro')).filter((file) => file.endsWith('.js'));
  const wanted = scripts.flatMap((file) => {
    const code = readFileSync(join(folder, '_astro', file), 'utf8');
    return [...code.matchAll(/_astro\/[\w.-]+\.(?:css|js)/g)].map(([path]) => `/${path}`);
  });
  expect(wanted).not.toEqual([]);
  const missing: string[] = [];
  for (const path of new Set(wanted)) {
    if ((await reader.answer(path)).status !== 200) missing.push(path);
  }
  expect(missing).toEqual([]);
});

test('pictures are pictures, styles are styles, scripts are scripts', async ({ reader }) => {
  const wanted: Record<string, RegExp> = {
    'img[src]': /^image\//,
    'img[srcset]': /^image\//,
    'source[srcset]': /^image\//,
    'link[imagesrcset]': /^image\//,
    'a[href]': /^text\/(html|plain)/,
    'script[src]': /^text\/javascript/,
    [ISLAND]: /^text\/javascript/,
  };
  const wrong = new Set<string>();
  for (const { place, target } of await internal(reader)) {
    const { contentType } = await reader.answer(target.pathname + target.search);
    if (!(wanted[place] ?? /\w/).test(contentType)) {
      wrong.add(`${place} ${target.pathname} is ${contentType}`);
    }
  }
  expect([...wrong]).toEqual([]);
});

test('what the styles load is there', async ({ reader }) => {
  const styles = await stylesOf(reader);
  const files = Array.from(
    styles.matchAll(/url\(\s*["']?([^"')]+)["']?\s*\)/g),
    ([, file = '']) => file,
  ).filter((file) => !file.startsWith('data:'));
  const woff2 = expect.stringMatching(/^\/.*\.woff2$/);
  expect(files, 'The site has a font of its own').toContainEqual(woff2);
  for (const file of new Set(files)) {
    expect.soft((await reader.answer(file)).status, file).toBe(200);
  }
});

/** The styles of all pages, inline and in files. */
async function stylesOf(reader: SiteReader): Promise<string> {
  const styles: string[] = [];
  for (const path of paths) {
    const page = await reader.document(path);
    const inside = await page.evaluate((document) =>
      Array.from(document.querySelectorAll('style'), ({ textContent }) => textContent ?? ''),
    );
    styles.push(...inside);
  }
  for (const { target } of await internal(reader)) {
    if (target.pathname.endsWith('.css')) styles.push(await reader.text(target.pathname));
  }
  return styles.join('\n');
}

test('every anchor leads to something', async ({ reader }) => {
  const found = await internal(reader);
  const anchors = found.filter(
    // The quote form reads `#name=…` itself.
    ({ place, target }) => place === 'a[href]' && target.hash && !target.hash.includes('='),
  );
  expect(anchors).not.toEqual([]);
  const missing = new Set<string>();
  for (const { page, target } of anchors) {
    const document = await reader.document(target.pathname);
    const id = decodeURIComponent(target.hash.slice(1));
    const there = await document.evaluate((found, wanted) => !!found.getElementById(wanted), id);
    if (!there) missing.add(`${page}: ${target.pathname}${target.hash}`);
  }
  expect([...missing]).toEqual([]);
});

test('links to other sites', async ({ reader }) => {
  const wrong: string[] = [];
  const hosts = new Set<string>();
  for (const path of [...paths, MISSING_PATH]) {
    const page = await reader.document(path);
    const links = await page.evaluate((document) =>
      Array.from(document.querySelectorAll('a'), ({ href, target, rel }) => ({
        href,
        target,
        rel,
      })).filter(({ href }) => /^https?:/.test(href)),
    );
    for (const { href, target, rel } of links) {
      const host = new URL(href).hostname.replace(/^www\./, '');
      hosts.add(host);
      const isSocial = ['instagram.com', 'facebook.com'].includes(host);
      const isApart = target === '_blank' && rel.split(' ').includes('noopener');
      if ((isSocial || target === '_blank') && !isApart) wrong.push(`${path}: ${href}`);
    }
  }
  expect(wrong, 'In a new tab, which cannot reach back').toEqual([]);
  expect([...hosts]).toEqual(expect.arrayContaining(['instagram.com', 'facebook.com', 'wa.me']));
});
