import { expect, test } from '../site.ts';

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
