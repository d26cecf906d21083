import type { Page } from '@playwright/test';
import { expect } from '../site.ts';
import { type Band, bandsOf, fits } from './page-outline.ts';
import { expectCalls, expectSteps, expectTitles, inBrief, mainOf } from './page-parts.ts';
import type { Package, Rate, ServiceFacts } from './service-table.ts';

export async function expectServicePage(page: Page, service: ServiceFacts) {
  const main = mainOf(page);
  const bands = await bandsOf(page);
  await expectCalls(main);

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
  for (const sentence of says) await expect.soft(main.getByText(sentence).first()).toBeVisible();
  if (service.rates) await expectRates(page, service.rates);
  if (service.packages) await expectPackages(page, service.packages);
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
async function expectRates(page: Page, rates: readonly Rate[]) {
  const table = mainOf(page).getByRole('table');
  await expect(table).toHaveCount(1);
  await expect.soft(table).toContainText(/hour/i);
  const rows = table.getByRole('row').filter({ has: page.getByRole('rowheader') });
  await expect(rows).toHaveCount(rates.length);
  for (const [at, { load, price, suits }] of rates.entries()) {
    const row = rows.nth(at);
    await expect.soft(row.getByRole('rowheader')).toHaveText(load);
    await expect.soft(row.getByRole('cell', { name: price, exact: true })).toBeVisible();
    await expect.soft(row.getByRole('cell', { name: suits, exact: true })).toBeVisible();
  }
}

/** Packages of docs/product.md, 9, in their order; one of them is marked. */
async function expectPackages(page: Page, packages: readonly Package[]) {
  const main = mainOf(page);
  const names = await main.getByRole('heading', { level: 3 }).allInnerTexts();
  const wanted = packages.map(({ name }) => name);
  expect.soft(names.filter((name) => wanted.includes(name))).toEqual(wanted);
  await expect.soft(main.getByText('MOST POPULAR', { exact: true })).toHaveCount(1);

  for (const { name, price, includes, mostPopular } of packages) {
    const one = main.getByRole('region', { name, exact: true });
    await expect.soft(one.getByText(price, { exact: true })).toBeVisible();
    await expect
      .soft(one.getByText('MOST POPULAR', { exact: true }), name)
      .toHaveCount(mostPopular ? 1 : 0);
    for (const part of includes) {
      await expect.soft(one.getByText(new RegExp(`^${part}$`, 'i')), name).toBeVisible();
    }
  }
}
