import type { Locator, Page } from '@playwright/test';
import { phone } from '../phone.ts';
import { expect, expectSoftly, test } from '../site.ts';

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
  const buttons = page.locator('main form button:visible');
  await expect(buttons).not.toHaveCount(0);
  const covered = async () => {
    const edge = (await boxOf(whatsApp(page))).x;
    return (await boxesOf(buttons)).filter(({ right }) => right > edge);
  };
  await expectSoftly.poll(covered).toEqual([]);
}

async function expectClearOfFooter(page: Page) {
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(footerLinks(page)).not.toHaveCount(0);
  const covered = async () => {
    const { x, y, width, height } = await boxOf(whatsApp(page));
    return (await boxesOf(footerLinks(page))).filter(
      ({ left, right, top, bottom }) =>
        right > x && left < x + width && bottom > y && top < y + height,
    );
  };
  await expectSoftly.poll(covered).toEqual([]);
}

test('the WhatsApp button covers no link of a footer, and no button of a form @variation', async ({
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
      const covered = async () => {
        const { y, height } = await boxOf(footerLink);
        return y + height - (await boxOf(whatsApp(page))).y;
      };
      await expectSoftly.poll(covered, `${footerLink}`).toBeLessThanOrEqual(0);
    }
  });
});

test('the WhatsApp button is big enough to hit, and a tap on it downloads nothing of ours @variation', async ({
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
