import type { Locator, Page } from '@playwright/test';
import { phone } from '../phone.ts';
import { expect, test } from '../site.ts';
import { openContactStep } from '../wizard.ts';

test.use(phone);

const whatsApp = (page: Page) => page.getByRole('link', { name: 'WHATSAPP FOR QUOTE' });
const footerLinks = (page: Page) => page.getByRole('contentinfo').getByRole('link');

async function boxOf(target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target} has no box`);
  return box;
}

/** The letters and controls that the button covers, or that come within 6 px of its sides. Those under the header do not
 *  count: nobody could read them there anyway. */
function whatItCovers(page: Page) {
  return whatsApp(page).evaluate((button: HTMLElement) => {
    const { x, y, width, height } = button.getBoundingClientRect();
    const place = new DOMRect(x - 6, y, width + 12, height);
    const covered: string[] = [];
    const note = (element: Element, name: string, rects: Iterable<DOMRect>) => {
      if (button.contains(element)) return;
      for (const rect of rects) {
        const left = Math.max(rect.left, place.left);
        const right = Math.min(rect.right, place.right);
        const top = Math.max(rect.top, place.top);
        const bottom = Math.min(rect.bottom, place.bottom);
        if (right <= left || bottom <= top) continue;
        const topmost = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        if (element.contains(topmost)) covered.push(name);
      }
    };
    button.style.visibility = 'hidden';
    const letters = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = letters.nextNode(); node; node = letters.nextNode()) {
      const words = node.textContent?.trim();
      if (!words || !node.parentElement) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      note(node.parentElement, words, range.getClientRects());
    }
    for (const control of document.querySelectorAll(
      'a, button, input, select, textarea, summary',
    )) {
      note(control, control.outerHTML.slice(0, 80), control.getClientRects());
    }
    button.style.visibility = '';
    return covered;
  });
}

/** At its top, at its end, and between. */
async function expectNothingCovered(page: Page, where: string) {
  for (const share of [0, 0.1, 0.25, 0.4, 0.55, 0.7, 0.85, 1]) {
    await page.evaluate((down) => {
      scrollTo({ top: down * document.documentElement.scrollHeight, behavior: 'instant' });
    }, share);
    const { width, height } = await boxOf(whatsApp(page));
    expect.soft(Math.min(width, height), `Its size, ${where}`).toBeGreaterThanOrEqual(44);
    expect.soft(await whatItCovers(page), `${where}, ${share * 100} % down`).toEqual([]);
  }
}

const PAGES = [
  '/',
  '/movers-fourways',
  '/long-distance-moving',
  '/get-quote',
  '/contact',
  '/about',
];

test('the WhatsApp button is 44 px each way on a phone, and covers no letter and no control @variation', async ({
  page,
}) => {
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 640 });
    for (const path of PAGES) {
      await page.goto(path);
      await expectNothingCovered(page, `${path} at ${width} px`);
    }
    await openContactStep(page);
    await expectNothingCovered(page, `the last step at ${width} px`);
    // Its answers would be there on the next round.
    await page.evaluate(() => sessionStorage.clear());
  }

  await test.step('nor a footer link that gets the focus', async () => {
    for (const footerLink of await footerLinks(page).all()) {
      await footerLink.focus();
      expect.soft(await whatItCovers(page), `${footerLink}`).toEqual([]);
    }
  });
});

test('a tap on the WhatsApp button downloads nothing of ours @variation', async ({ page }) => {
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
  const chat = page.context().waitForEvent('page');
  await whatsApp(page).tap();
  await (await chat).close();
  expect(scripts).toEqual([]);
});
