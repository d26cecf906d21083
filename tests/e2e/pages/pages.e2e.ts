import type { Page } from '@playwright/test';
import { expect, test } from '../site.ts';
import { expectAreaPage } from './area-page.ts';
import { tileId } from './area-table.ts';
import {
  expectAboutPage,
  expectContactPage,
  expectHomePage,
  expectLegalPage,
  expectQuotePage,
} from './other-pages.ts';
import { expectOpening, linksOf } from './page-parts.ts';
import { MISSING_PATH, type Route, routeTable } from './route-table.ts';
import { expectServicePage } from './service-page.ts';
import { expectFrame, MORE_SERVICES, PHONE_MENU } from './site-frame.ts';

test.describe.configure({ mode: 'parallel' });
// Every word of every page is in its HTML, for visitors without script.
test.use({ javaScriptEnabled: false });

test.describe('without script', () => {
  for (const route of routeTable) {
    test(`${route.path} has what docs/product.md gives it`, async ({ page, reader }) => {
      const answer = await page.goto(route.path);
      expect(answer?.status()).toBe(200);
      await expectFrame(page, reader, route.path);
      await expectOpening(page, route);
      await expectContent(page, route);
    });
  }

  test('the page that is not there has header, footer and WhatsApp button too', async ({
    page,
    reader,
  }) => {
    const answer = await page.goto(MISSING_PATH);
    expect(answer?.status()).toBe(404);
    await expectFrame(page, reader, MISSING_PATH);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
    await expect(main.getByText('Did you forget to add the page to the router?')).toBeVisible();
    await expect(main.getByRole('img', { name: /house number 404/ })).toBeVisible();
    await expect(main.getByRole('link', { name: 'All our areas' })).toBeVisible();
  });

  test('hover opens the Services menu', async ({ page }) => {
    await page.goto('/about');
    const header = page.getByRole('banner');
    const specialty = header.getByRole('link', { name: /^Specialty Moving/ });
    await expect(specialty).toBeHidden();
    await header.getByText('Services', { exact: true }).hover();
    await expect(specialty).toBeVisible();
    await specialty.click();
    await expect(page).toHaveURL('/specialty-moving');
  });

  test('the menu button of phones shows the list', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/movers-fourways');
    const header = page.getByRole('banner');
    const links = header.getByRole('navigation', { name: 'Menu' }).getByRole('link');
    await expect(links).toHaveCount(0);
    await header.locator('summary').click();
    await expect(links.first()).toBeVisible();
    const listed = await linksOf(links);
    expect(listed.filter(([, target]) => !target.startsWith('tel:'))).toEqual([
      ...PHONE_MENU,
      ...MORE_SERVICES,
    ]);
  });
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

function expectContent(page: Page, route: Route): Promise<void> {
  switch (route.kind) {
    case 'home':
      return expectHomePage(page);
    case 'about':
      return expectAboutPage(page);
    case 'contact':
      return expectContactPage(page);
    case 'quote':
      return expectQuotePage(page);
    case 'terms':
    case 'privacy':
      return expectLegalPage(page, route.kind);
    case 'service':
      return expectServicePage(page, route.service);
    case 'area':
      return expectAreaPage(page, route.area);
  }
}
