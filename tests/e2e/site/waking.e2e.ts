import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, test } from '../site.ts';

/** What a page's script may weigh before anybody touched anything, as it travels: Astro's own part
 *  for islands is 1.6 kB of it. */
const LIMIT_BYTES = 2700;

const PATHS = ['/', '/about', '/contact', '/get-quote', '/terms-of-service', '/residential-moving'];
const MORE_PATHS = ['/local-moving', '/movers-johannesburg', '/movers-boskruin', '/nothing-here'];

/** Bytes of script in the page and fetched by it. */
async function scriptBytes(page: Page, path: string): Promise<number> {
  let fetched = 0;
  page.on('response', async (response) => {
    if (response.request().resourceType() !== 'script') return;
    fetched += (await response.body()).length;
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  const inline = await page
    .locator('script:not([src]):not([type$="json"])')
    .evaluateAll((scripts) => scripts.map(({ textContent }) => textContent).join('\n'));
  expect(inline.length, 'The islands’ own script is there to be counted').toBeGreaterThan(1000);
  return brotliCompressSync(inline).length + fetched;
}

for (const path of [...PATHS, ...MORE_PATHS]) {
  test(`${path} carries next to no script before it is touched`, async ({ page }, testInfo) => {
    const bytes = await scriptBytes(page, path);
    testInfo.annotations.push({ type: 'script', description: `${path}: ${bytes} bytes` });
    expect(bytes).toBeLessThanOrEqual(LIMIT_BYTES);
  });
}

test('reading a page to its end wakes nothing but a form that is near', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  for (const path of ['/about', '/movers-boskruin', '/local-moving']) {
    await page.goto(path);
    await page.mouse.move(300, 300);
    await page.mouse.wheel(0, 900);
    await page.keyboard.press('End');
    await page.mouse.move(400, 400, { steps: 4 });
    await page.waitForLoadState('networkidle');
  }
  expect(scripts).toEqual([]);
});
