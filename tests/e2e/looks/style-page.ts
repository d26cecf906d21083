import type { Browser, Page } from '@playwright/test';
import { DevelopmentBuild } from '../development-build.ts';

const ADDRESS = 'http://style.test';

/** Opens /style, which visitors do not get, for as long as `use` takes. */
export async function lendStylePage(browser: Browser, use: (page: Page) => Promise<void>) {
  const site = new DevelopmentBuild('style');
  await site.build();
  const page = await browser.newPage({
    viewport: { width: 1440, height: 900 },
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  await site.answer(page, ADDRESS, 'abort');
  await page.goto(`${ADDRESS}/style`);
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(beginOnPixels);
  await use(page);
  await page.close();
  site.remove();
}

/** Gives each part and each control a height of whole pixels: what is new among them must not blur the edges of all after it. */
function beginOnPixels() {
  for (const part of document.querySelectorAll<HTMLElement>(
    '.style-title, [data-sample] > *, [data-control] > *, section > h2',
  )) {
    part.style.minHeight = `${Math.ceil(part.getBoundingClientRect().height)}px`;
  }
}
