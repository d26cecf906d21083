import type { Page } from '@playwright/test';
import { expect, test } from '../site.ts';

/** Half of what search engines call good: a line of one page may break elsewhere. */
const MOST_SHIFT = 0.05;

/** The page as it is read before the font has come, which is until the test says so. */
async function openWithoutFont(page: Page, path: string): Promise<() => void> {
  const { promise: asked, resolve: send } = Promise.withResolvers<void>();
  await page.route('**/gabarito.*.woff2', async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return send;
}

/** Whether the device has a face that stands in for ours; a bare container has none. */
const hasStandIn = (page: Page) =>
  page.evaluate(() =>
    document.fonts.load('800 20px "Gabarito Fallback"').then(
      () => true,
      () => false,
    ),
  );

/** By how much the page moved, once the next frame is painted. */
const shiftOf = (page: Page) =>
  page.evaluate(async () => {
    const shifts = new PerformanceObserver(() => {});
    shifts.observe({ type: 'layout-shift', buffered: true });
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    // The type's own property, which TypeScript does not know yet.
    const entries = shifts.takeRecords() as (PerformanceEntry & { value: number })[];
    return entries.reduce((sum, { value }) => sum + value, 0);
  });

for (const path of ['/', '/about', '/contact', '/movers-boskruin', '/residential-moving']) {
  test(`${path} stays where it is when the font comes late`, async ({ page }) => {
    const sendFont = await openWithoutFont(page, path);
    test.skip(!(await hasStandIn(page)), 'neither Roboto nor Arial on this machine');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    sendFont();
    await page.evaluate(() => document.fonts.ready);
    expect(await page.evaluate(() => document.fonts.check('800 20px Gabarito'))).toBe(true);
    expect(await shiftOf(page)).toBeLessThanOrEqual(MOST_SHIFT);
  });
}
