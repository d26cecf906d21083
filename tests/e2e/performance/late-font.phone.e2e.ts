import type { Page } from '@playwright/test';
import { BUDGETS } from '../../budgets.ts';
import { phone } from '../phone.ts';
import { expect, test } from '../site.ts';
import { nextFrames, watchMoving } from './moving.ts';

test.use(phone);

/** The page before the font arrives, which happens when the test allows it. */
async function openWithoutFont(page: Page, path: string): Promise<() => void> {
  const { promise: asked, resolve: send } = Promise.withResolvers<void>();
  await page.route('**/gabarito.*.woff2', async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return send;
}

/** Whether the device has a face that can replace the font; a bare container has none. */
const hasStandIn = (page: Page) =>
  page.evaluate(() =>
    document.fonts.load('800 20px "Gabarito Fallback"').then(
      () => true,
      () => false,
    ),
  );

for (const path of ['/', '/contact', '/movers-boskruin']) {
  test(`${path} stays where it is when the font comes late`, async ({ page }) => {
    await watchMoving(page);
    const sendFont = await openWithoutFont(page, path);
    test.skip(!(await hasStandIn(page)), 'neither Roboto nor Arial on this machine');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await nextFrames(page);
    sendFont();
    await page.evaluate(() => document.fonts.ready);
    expect(await page.evaluate(() => document.fonts.check('800 20px Gabarito'))).toBe(true);
    await nextFrames(page);
    expect(await page.evaluate(() => movedBy())).toBeLessThanOrEqual(BUDGETS.shift);
  });
}
