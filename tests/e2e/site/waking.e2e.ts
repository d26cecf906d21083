import type { Page } from '@playwright/test';
import { expect, test } from '../site.ts';

test('reading a page to its end wakes nothing but a form that is near @variation', async ({
  page,
}) => {
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
    await everyIslandsTurn(page);
  }
  expect(scripts).toEqual([]);
});

/** An island wakes when it is seen, when the browser is idle, or by a pointer. A fetch after all that
 *  comes after its own. */
function everyIslandsTurn(page: Page) {
  return page.evaluate(async () => {
    for (let turn = 0; turn < 2; turn += 1) {
      await new Promise(requestAnimationFrame);
      await new Promise((resolve) => requestIdleCallback(resolve));
    }
    await fetch('/robots.txt');
  });
}
