import type { Page } from '@playwright/test';
import { MISSING_PATH, paths } from './route-table.ts';
import { expect, test } from './site-reader.ts';

const PHONE = 390;
const TABLET = 768;
const DESKTOP = 1440;

/** What 200 % of zoom makes of a window: half as many CSS pixels. A desktop window of 640 has the
 *  320 of WCAG 1.4.10 then, and the phone has 195. */
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

/** What makes a reader scroll sideways: the page that is wider than its window, and words or
 *  controls beyond the window's edge, which a page that hides what overflows would cut off. */
function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    // Words for screen readers alone are in a box of one pixel, wherever that is.
    const isOnlyHeard = (element: Element | null): boolean =>
      element !== null && (element.clientWidth === 1 || isOnlyHeard(element.parentElement));
    const found = scrollWidth > clientWidth ? [`The page is ${scrollWidth} wide`] : [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      const isShown = element?.checkVisibility({ visibilityProperty: true });
      if (!text.nodeValue?.trim() || !isShown || isOnlyHeard(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const { left, right, width } of range.getClientRects()) {
        const isCutOff = width > 0 && (right > clientWidth + 1 || left < -1);
        if (isCutOff) found.push(`${Math.round(left)} to ${Math.round(right)}: ${text.nodeValue}`);
      }
    }
    // The first of them tell where to look.
    return [...new Set(found)].slice(0, 6);
  });
}
