import { expect, test } from 'vitest';
import { expectAreaPage, tilesOf } from './area-page.ts';
import { tileId } from './area-table.ts';
import { answer, documentOf, mainOf, text } from './built-site.ts';
import {
  expectAboutPage,
  expectContactPage,
  expectHomePage,
  expectLegalPage,
  expectQuotePage,
} from './other-pages.ts';
import { expectOpening, linksOf } from './page-parts.ts';
import { wordsOf } from './page-text.ts';
import { areaPaths, MISSING_PATH, type Route, routeTable } from './route-table.ts';
import { expectServicePage } from './service-page.ts';
import { chatsOf, expectFrame } from './site-frame.ts';

test.each(routeTable)('$path has what docs/product.md gives it', (route) => {
  expect(answer(route.path).status).toBe(200);
  expectFrame(route.path);
  expectOpening(mainOf(route.path), route);
  expectContent(mainOf(route.path), route);
});

test('the page that is not there has header, footer and WhatsApp button too', () => {
  expect(answer(MISSING_PATH).status).toBe(404);
  expectFrame(MISSING_PATH);
  const main = mainOf(MISSING_PATH);
  expect(wordsOf(main.querySelector('h1'))).toBe('404 Page Not Found');
  expect(wordsOf(main)).toContain('Did you forget to add the page to the router?');
  expect(main.querySelector('img[alt*="house number 404"]')).not.toBeNull();
  expect(linksOf(main)).toContainEqual(['All our areas', '/#areas']);
});

test.each([
  ['/', 'a move'],
  ['/movers-boskruin', 'Boskruin'],
  ['/movers-cosmo-city', 'Cosmo City'],
  ['/long-distance-moving', 'long distance moving'],
])('on %s the chat begins with a quote for %s', (path, subject) => {
  const [chat = ''] = chatsOf(path);
  const words = new URL(chat).searchParams.get('text');
  expect(words).toContain('quote for');
  expect(words).toContain(subject);
});

test('the search for a suburb knows every tile of every page', () => {
  const list = documentOf('/').querySelector('[data-suburbs]')?.getAttribute('data-suburbs') ?? '';
  const known: { name: string; href: string }[] = JSON.parse(text(list));
  for (const path of areaPaths) {
    const ofPage = known.filter(({ href }) => href === path).map(({ name }) => name);
    const tiles = tilesOf(mainOf(path)).map(([, name]) => name);
    expect.soft(tiles.length, path).toBeGreaterThanOrEqual(12);
    expect.soft(ofPage, path).toEqual(expect.arrayContaining(tiles));
  }
});

test.each(areaPaths)('the small map of %s names its neighbours along the road', (path) => {
  const main = mainOf(path);
  const signs = main.querySelectorAll('[aria-label="Next along the road"] a');
  expect(signs.length).toBeGreaterThan(0);
  for (const sign of signs) {
    const [, name = 'a name'] = /^[NESW] (.+) to the/.exec(wordsOf(sign)) ?? [];
    expect(wordsOf(main.querySelector('.area-map'))).toContain(name);
  }
});

test('the table has the 25 routes of docs/product.md, and its test identifiers follow the rule', () => {
  expect(new Set(routeTable.map(({ path }) => path)).size).toBe(25);
  expect(routeTable.filter(({ kind }) => kind === 'area')).toHaveLength(13);
  const counts = routeTable.map((route) =>
    route.kind === 'area' && route.area.layout === 'professional'
      ? [route.area.name, route.area.tiles.length]
      : [],
  );
  expect(Object.fromEntries(counts.filter(([name]) => name))).toEqual({
    Sundowner: 12,
    Boskruin: 12,
    Bromhof: 12,
    Amorosa: 12,
    'Cosmo City': 12,
    Johannesburg: 16,
    Randburg: 16,
    Fourways: 17,
  });
  expect(tileId('Fourways (Central)')).toBe('area-fourways-central');
  expect(tileId('Bryanston Extension 34')).toBe('area-bryanston-extension-34');
});

function expectContent(main: Element, route: Route) {
  if (route.kind === 'home') expectHomePage(main);
  else if (route.kind === 'about') expectAboutPage(main);
  else if (route.kind === 'contact') expectContactPage(main);
  else if (route.kind === 'quote') expectQuotePage(main);
  else if (route.kind === 'service') expectServicePage(main, route.service);
  else if (route.kind === 'area') expectAreaPage(main, route.area);
  else expectLegalPage(main, route.kind);
}
