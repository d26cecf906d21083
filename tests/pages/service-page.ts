import { expect } from 'vitest';
import { type Band, bandsOf, fits } from './page-outline.ts';
import { expectCalls, expectSteps, expectTitles, inBrief } from './page-parts.ts';
import { linesOf, withText, wordsOf } from './page-text.ts';
import type { Package, Rate, ServiceFacts } from './service-table.ts';

const MOST_POPULAR = 'MOST POPULAR';

export function expectServicePage(main: Element, service: ServiceFacts) {
  const bands = bandsOf(main);
  expectCalls(main);

  const { services, detailLists, kinds, lists = [], says = [], benefits, steps } = service;
  const offers = bands.filter(({ titles }) => fits(titles, services));
  expect.soft(offers, `${services} among ${inBrief(bands)}`).not.toEqual([]);
  if (detailLists) expectDetailLists(bands, detailLists);
  if (kinds) expectTitles(bands, kinds);
  if (steps) expectSteps(bands, steps);

  const names = service.packages?.map(({ name }) => new RegExp(`^${name}$`));
  const known = [services, kinds, names].filter((block) => block !== undefined);
  const others = bands.filter(({ titles }) => !known.some((block) => fits(titles, block)));
  expectTitles(others, benefits);

  for (const wanted of lists) {
    const found = bands.flatMap((band) => band.lists).filter(({ items }) => fits(items, wanted));
    expect.soft(found, `The list ${wanted}`).toHaveLength(1);
  }
  for (const sentence of says) expect.soft(linesOf(main).join('\n')).toMatch(sentence);
  if (service.rates) expectRates(main, service.rates);
  if (service.packages) expectPackages(main, service.packages);
}

/** Titles side by side, each with the list of its contents. */
function expectDetailLists(bands: readonly Band[], wanted: number | readonly RegExp[]) {
  const detailed = bands.filter(
    ({ titles, lists }) =>
      fits(titles, wanted) &&
      titles.every((title) => lists.some((list) => list.title === title && list.items.length > 1)),
  );
  expect.soft(detailed, `Lists for ${wanted} among ${inBrief(bands)}`).toHaveLength(1);
}

/** The table of rates: marketed as hourly (docs/product.md, 9). */
function expectRates(main: Element, rates: readonly Rate[]) {
  const tables = [...main.querySelectorAll('table')];
  expect(tables).toHaveLength(1);
  expect.soft(wordsOf(tables[0])).toMatch(/hour/i);
  const rows = [...main.querySelectorAll('tr')].filter((row) => row.querySelector('th[scope=row]'));
  expect(rows).toHaveLength(rates.length);
  for (const [at, { load, price, suits }] of rates.entries()) {
    expect.soft(wordsOf(rows[at]?.querySelector('th'))).toMatch(load);
    const cells = Array.from(rows[at]?.querySelectorAll('td') ?? [], wordsOf);
    expect.soft(cells).toEqual(expect.arrayContaining([price, suits]));
  }
}

/** Packages of docs/product.md, 9, in their order; one of them is marked. */
function expectPackages(main: Element, packages: readonly Package[]) {
  const titles = Array.from(main.querySelectorAll('h3'), wordsOf);
  const wanted = packages.map(({ name }) => name);
  expect.soft(titles.filter((name) => wanted.includes(name))).toEqual(wanted);
  expect.soft(withText(main, MOST_POPULAR)).toHaveLength(1);

  for (const { name, price, includes, mostPopular } of packages) {
    const one = main.querySelector(`section[aria-label="${name}"]`);
    if (!one) throw new Error(`There is no package “${name}”`);
    expect.soft(withText(one, price), price).not.toEqual([]);
    expect.soft(withText(one, MOST_POPULAR), name).toHaveLength(mostPopular ? 1 : 0);
    for (const part of includes) {
      expect.soft(withText(one, new RegExp(`^${part}$`, 'i')), `${name}: ${part}`).not.toEqual([]);
    }
  }
}
