import type { Page } from '@playwright/test';
import { MISSING_PATH, paths } from '../pages/route-table.ts';
import { test } from '../pages/site-reader.ts';
import { axeFindings, axeFindingsAtNight } from '../site/accessible.ts';
import { expect } from '../site.ts';

const THANKS = '/thank-you/QAB-1234-56';

const [PHONE, TABLET, DESKTOP] = [390, 768, 1440];

/** The other pages of a kind have the same parts, at night, on a phone and on a tablet too. */
const ONE_OF_EACH_KIND = [
  '/',
  '/about',
  '/contact',
  '/get-quote',
  '/terms-of-service',
  '/local-moving',
  '/additional-services',
  '/movers-roodepoort',
  '/movers-johannesburg',
  MISSING_PATH,
];

test.describe.configure({ mode: 'parallel' });

for (const path of [...paths, MISSING_PATH, THANKS]) {
  test(`axe finds nothing on ${path}`, async ({ page }) => {
    // One load for all: axe does not look at the pictures, so they need not load.
    await page.route(/\.(avif|webp)$/, (route) => route.abort());
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await page.setViewportSize({ width: DESKTOP, height: 844 });
    await expectNothing(page, 'light');
    if (!ONE_OF_EACH_KIND.includes(path)) return;
    await page.emulateMedia({ colorScheme: 'dark' });
    expect.soft(await axeFindingsAtNight(page), 'dark').toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
    for (const width of [TABLET, PHONE]) {
      await page.setViewportSize({ width, height: 844 });
      await expectNothing(page, `${width} px`);
    }
  });
}

async function expectNothing(page: Page, state: string) {
  expect.soft(await axeFindings(page), state).toEqual([]);
}
