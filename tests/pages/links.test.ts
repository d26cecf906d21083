import { expect, test } from 'vitest';
import { builtScripts, namedBy } from './built-scripts.ts';
import { answer, documentOf, text } from './built-site.ts';
import { crawl, ISLAND, internal } from './crawl.ts';
import { MISSING_PATH, paths } from './route-table.ts';

test('whoever starts at the home page can reach all 25 pages, and nothing else', () => {
  const { pages } = crawl();
  expect(pages.toSorted()).toEqual(paths.toSorted());
});

test('everything that a page links to, shows or loads is there', () => {
  const found = internal();
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
    // A link to a place in the page itself, even in the page that answers 404. A form is posted
    // by no-script.e2e.ts.
    if (target.pathname === page || place === 'form[action]') continue;
    const { status, body } = answer(target.pathname + target.search);
    if (status !== 200 || body.length === 0) {
      missing.push(`${page}: ${place} ${target.pathname} answers ${status}`);
    }
  }
  expect([...new Set(missing)]).toEqual([]);
});

test('everything that a script loads is there', () => {
  const wanted = builtScripts().flatMap(namedBy);
  for (const type of ['.js', '.css']) {
    expect(wanted.filter((file) => file.endsWith(type))).not.toEqual([]);
  }
  expect([...new Set(wanted)].filter((file) => answer(file).status !== 200)).toEqual([]);
});

test('pictures are pictures, styles are styles, scripts are scripts', () => {
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
  for (const { place, target } of internal()) {
    const { contentType } = answer(target.pathname + target.search);
    if (!(wanted[place] ?? /\w/).test(contentType)) {
      wrong.add(`${place} ${target.pathname} is ${contentType}`);
    }
  }
  expect([...wrong]).toEqual([]);
});

test('what the styles load is there', () => {
  const styles = stylesOf();
  const files = Array.from(
    styles.matchAll(/url\(\s*["']?([^"')]+)["']?\s*\)/g),
    ([, file = '']) => file,
  ).filter((file) => !file.startsWith('data:'));
  const woff2 = expect.stringMatching(/^\/.*\.woff2$/);
  expect(files, 'The site has its own font').toContainEqual(woff2);
  for (const file of new Set(files)) {
    expect.soft(answer(file).status, file).toBe(200);
  }
});

/** The styles of all pages, inline and in files. */
function stylesOf(): string {
  const styles: string[] = [];
  for (const path of paths) {
    for (const { textContent } of documentOf(path).querySelectorAll('style')) {
      styles.push(textContent ?? '');
    }
  }
  for (const { target } of internal()) {
    if (target.pathname.endsWith('.css')) styles.push(text(target.pathname));
  }
  return styles.join('\n');
}

test('every anchor leads to something', () => {
  const found = internal();
  const anchors = found.filter(
    // The quote form reads `#name=…` itself.
    ({ place, target }) => place === 'a[href]' && target.hash && !target.hash.includes('='),
  );
  expect(anchors).not.toEqual([]);
  const missing = new Set<string>();
  for (const { page, target } of anchors) {
    const id = decodeURIComponent(target.hash.slice(1));
    if (!documentOf(target.pathname).getElementById(id))
      missing.add(`${page}: ${target.pathname}${target.hash}`);
  }
  expect([...missing]).toEqual([]);
});

test('links to other sites', () => {
  const wrong: string[] = [];
  const hosts = new Set<string>();
  for (const path of [...paths, MISSING_PATH]) {
    for (const { href, target, rel } of documentOf(path).querySelectorAll('a')) {
      if (!/^https?:/.test(href)) continue;
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

test('a page’s last words, and whatever asks for a WhatsApp, lead to the chat about that page', () => {
  for (const path of paths) {
    const document = documentOf(path);
    const chatsIn = (place: ParentNode) =>
      [...place.querySelectorAll<HTMLAnchorElement>('a[href^="https://wa.me/"]')].map(
        ({ href }) => href,
      );
    const [chat] = chatsIn(document.body).slice(-1);
    for (const band of document.querySelectorAll('main section')) {
      const asks = /\bWhatsApp (it|us)\b/i.test(band.textContent);
      if (!asks && !band.matches('.closing-band')) continue;
      expect(chatsIn(band), `${path}: ${band.querySelector('h2')?.textContent}`).toEqual([chat]);
    }
  }
});

test('the page with all styles is for those who build the site, not for visitors', () => {
  expect(answer('/style').status).toBe(404);
});
