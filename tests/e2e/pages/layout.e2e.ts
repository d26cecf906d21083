import { MISSING_PATH, paths } from './route-table.ts';
import { expect, test } from './site-reader.ts';
import { tooWide } from './too-wide.ts';

const PHONE = 390;
const TABLET = 768;
const DESKTOP = 1440;

/** The width of a window at 200 % of zoom: half as many CSS pixels. A desktop window of 640 then has
 *  the 320 of WCAG 1.4.10, and the phone has 195. */
const ZOOMED = [640 / 2, PHONE / 2];

test.describe.configure({ mode: 'parallel' });
test.use({ colorScheme: 'light' });

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

for (const path of [...paths, MISSING_PATH]) {
  test(`${path} fits screens and paper`, async ({ page }) => {
    await page.goto(path);
    for (const width of [DESKTOP, TABLET, PHONE, ...ZOOMED]) {
      await page.setViewportSize({ width, height: 844 });
      expect.soft(await tooWide(page), `At ${width} pixels`).toEqual([]);
    }

    const chrome = [
      page.getByRole('banner'),
      page.getByRole('contentinfo'),
      page.getByRole('link', { name: 'WHATSAPP FOR QUOTE', exact: true }),
    ];
    for (const part of chrome) await expect(part).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect.soft(page.getByRole('main')).toBeVisible();
    for (const part of chrome) await expect.soft(part).toBeHidden();
  });
}

test('the figures stand on one line, and so does what they count', async ({ page }) => {
  await page.goto('/movers-johannesburg');
  const figures = page.getByRole('main').locator('dl', { hasText: '1000+' });
  for (const width of [1024, 1200, DESKTOP]) {
    await page.setViewportSize({ width, height: 844 });
    for (const part of ['dd', 'dt']) {
      const tops = await figures
        .locator(part)
        .evaluateAll((found) => found.map((each) => Math.round(each.getBoundingClientRect().top)));
      expect.soft(new Set(tops).size, `${part} at ${width} pixels: ${tops.join(', ')}`).toBe(1);
    }
  }
});
