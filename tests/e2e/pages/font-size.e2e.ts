import type { Page } from '@playwright/test';
import { MISSING_PATH, paths } from './route-table.ts';
import { expect, test } from './site-reader.ts';
import { outOfTheirBox, tooWide } from './too-wide.ts';

/** The font size that a visitor set in the browser; it is 16 where nobody did. */
const LARGE = 24;
const WIDTHS = [320, 768, 1280];

test.describe.configure({ mode: 'parallel' });
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

async function setFontSize(page: Page, standard: number) {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard } });
}

/** The price and the 404 are as wide as their place at any size. */
const NOT_MEASURED = 'script, style, template, noscript, .starting-price, .not-found-number';

/** Each run of words with the size it is shown in, in the page's order. */
function sizes(page: Page): Promise<{ words: string; size: number }[]> {
  return page.evaluate((fixed) => {
    const found: { words: string; size: number }[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      if (!element || element.closest(fixed)) continue;
      const words = text.nodeValue?.trim();
      if (words) found.push({ words, size: Number.parseFloat(getComputedStyle(element).fontSize) });
    }
    return found;
  }, NOT_MEASURED);
}

for (const path of [...paths, MISSING_PATH]) {
  test(`all words of ${path} grow with the visitor’s font size, and none is cut off`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 844 });
    await page.goto(path);
    const usual = await sizes(page);
    await setFontSize(page, LARGE);
    const large = await sizes(page);
    const still = usual.filter(({ size }, index) => (large[index]?.size ?? 0) < size * 1.2);
    expect(still).toEqual([]);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 });
      expect.soft(await tooWide(page), `${width} px`).toEqual([]);
      expect.soft(await outOfTheirBox(page), `${width} px`).toEqual([]);
    }
  });
}
