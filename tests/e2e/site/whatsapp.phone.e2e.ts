import type { Locator, Page } from '@playwright/test';
import { phone } from '../phone.ts';
import { expect, test } from '../site.ts';

test.use(phone);

const whatsApp = (page: Page) => page.getByRole('link', { name: 'WHATSAPP FOR QUOTE' });
const footerLinks = (page: Page) => page.getByRole('contentinfo').getByRole('link');

async function boxOf(target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target} has no box`);
  return box;
}

/** The boxes of all of them at once, with their text. */
function boxesOf(targets: Locator) {
  return targets.evaluateAll((found) =>
    found.map((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return { left, right, top, bottom, words: element.textContent };
    }),
  );
}

/** However the page is scrolled. */
async function expectClearOfButtons(page: Page) {
  const edge = (await boxOf(whatsApp(page))).x;
  const buttons = await boxesOf(page.locator('main form button:visible'));
  expect(buttons.length).toBeGreaterThan(0);
  for (const { right, words } of buttons) expect.soft(right, words).toBeLessThanOrEqual(edge);
}

async function expectClearOfFooter(page: Page) {
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const { x, y, width, height } = await boxOf(whatsApp(page));
  const links = await boxesOf(footerLinks(page));
  expect(links.length).toBeGreaterThan(0);
  for (const { left, right, top, bottom, words } of links) {
    const apart = right <= x || left >= x + width || bottom <= y || top >= y + height;
    expect.soft(apart, words).toBe(true);
  }
}

test('the WhatsApp button covers no link of a footer, and no button of a form', async ({
  page,
}) => {
  for (const [path, hasForm] of [
    ['/movers-fourways', false],
    ['/get-quote', true],
    ['/contact', true],
    ['/', true],
    ['/about', false],
  ] as const) {
    await test.step(path, async () => {
      await page.goto(path);
      if (hasForm) await expectClearOfButtons(page);
      await expectClearOfFooter(page);
    });
  }

  await test.step('nor a footer link that gets the focus', async () => {
    for (const footerLink of await footerLinks(page).all()) {
      await footerLink.focus();
      const button = await boxOf(whatsApp(page));
      const box = await boxOf(footerLink);
      expect
        .soft(box.y + box.height, `${await footerLink.textContent()}`)
        .toBeLessThanOrEqual(button.y);
    }
  });
});

test('the WhatsApp button is big enough to hit, and a tap on it downloads nothing of ours', async ({
  page,
}) => {
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
