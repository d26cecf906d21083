import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../site.ts';

const whatsApp = (page: Page) => page.getByRole('link', { name: 'WHATSAPP FOR QUOTE' });

async function boxOf(target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target} has no box`);
  return box;
}

test('at the end of a page it covers none of the footer’s links', async ({ page }) => {
  for (const path of ['/about', '/movers-fourways', '/get-quote', '/contact']) {
    await page.goto(path);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const button = await boxOf(whatsApp(page));
    for (const link of await page.getByRole('contentinfo').getByRole('link').all()) {
      const box = await boxOf(link);
      const apart =
        box.x + box.width <= button.x ||
        box.y + box.height <= button.y ||
        box.y >= button.y + button.height;
      expect(apart, `${path}: ${await link.textContent()}`).toBe(true);
    }
  }
});

test('a footer link that gets the focus is not under it', async ({ page }) => {
  await page.goto('/about');
  for (const link of await page.getByRole('contentinfo').getByRole('link').all()) {
    await link.focus();
    const button = await boxOf(whatsApp(page));
    const box = await boxOf(link);
    expect(box.y + box.height, `${await link.textContent()}`).toBeLessThanOrEqual(button.y);
  }
});

test('beside a form it keeps clear of every button, however the page is scrolled', async ({
  page,
}) => {
  for (const path of ['/', '/get-quote', '/contact']) {
    await page.goto(path);
    const edge = (await boxOf(whatsApp(page))).x;
    for (const button of await page.locator('main form button:visible').all()) {
      const box = await boxOf(button);
      expect(box.x + box.width, `${path}: ${await button.textContent()}`).toBeLessThanOrEqual(edge);
    }
  }
});

test('it is big enough to hit, and a tap on it downloads nothing of ours', async ({ page }) => {
  await page
    .context()
    .route('https://wa.me/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>WhatsApp</title>' }),
    );
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/about');
  const box = await boxOf(whatsApp(page));
  // As narrow as the margin, so that it covers no text, and as tall as a thumb.
  expect(box.width * box.height).toBeGreaterThanOrEqual(44 * 44);
  expect(box.x).toBeGreaterThanOrEqual(390 - 22 - 12);
  const chat = page.context().waitForEvent('page');
  await whatsApp(page).tap();
  await (await chat).close();
  expect(scripts).toEqual([]);
});
