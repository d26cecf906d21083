import type { Page } from '@playwright/test';
import { expect, test } from '../site.ts';
import { expectAccessible } from './accessible.ts';

const LABEL = 'WHATSAPP FOR QUOTE';
/** See docs/product.md, 1. */
const HOVER_DELAY_MS = 700;
const SKIP_DELAY_MS = 300;
const OFFSET_PX = 4;

const link = (page: Page) => page.getByRole('link', { name: LABEL, exact: true });
const tooltip = (page: Page) => page.locator('.tooltip');
const leave = (page: Page) => page.mouse.move(300, 300, { steps: 6 });

/** Stops each delay as it begins: on a busy machine it would be over before anything is asked. */
function stopDelays(page: Page) {
  return page.locator('.tooltip-delay').evaluate((delay) => {
    delay.addEventListener('transitionrun', () => {
      for (const animation of delay.getAnimations()) animation.pause();
    });
  });
}

/** Puts the delay that has just begun to this time of it. */
function setDelay(page: Page, ms: number) {
  const delays = () =>
    page.locator('.tooltip-delay').evaluate((delay, time) => {
      const running = delay.getAnimations();
      for (const animation of running) {
        animation.pause();
        animation.currentTime = time;
      }
      return running.length;
    }, ms);
  return expect.poll(delays, 'a delay has begun').toBe(1);
}

/** Past the end of a delay. */
async function finishDelay(page: Page) {
  await page.locator('.tooltip-delay').evaluate((delay) => {
    for (const animation of delay.getAnimations()) animation.finish();
  });
}

test('a pointer that rests on the WhatsApp button gets its tooltip, at once soon after another @variation', async ({
  page,
}) => {
  const scripts: string[] = [];
  await page.goto('/about');
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });

  await stopDelays(page);
  await test.step('it opens after 700 ms of hover, and no sooner', async () => {
    await link(page).hover();
    await setDelay(page, HOVER_DELAY_MS - 1);
    await expect(tooltip(page)).toBeHidden();
    await setDelay(page, HOVER_DELAY_MS);
    await expect(tooltip(page)).toBeVisible();
    await finishDelay(page);
    await expect(tooltip(page)).toHaveText(LABEL);
  });

  await test.step('axe finds nothing while it is open', async () => {
    await expectAccessible(page);
    await expect(tooltip(page)).toBeVisible();
  });

  await test.step('it is 4 px away', async () => {
    const apart = async () => {
      const words = await tooltip(page).boundingBox();
      const button = await link(page).boundingBox();
      return words && button ? Math.round(button.y - words.y - words.height) : Number.NaN;
    };
    await expect.poll(apart).toBe(OFFSET_PX);
  });

  await test.step('in forced colours it has an edge', async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    await expect(tooltip(page)).toHaveCSS('border-top-style', 'solid');
    await page.emulateMedia({ forcedColors: 'none' });
  });

  await test.step('it stays while the pointer is on it', async () => {
    await tooltip(page).hover();
    await expect(tooltip(page)).toBeVisible();
  });

  await test.step('within 300 ms it opens again at once, after that it waits', async () => {
    await leave(page);
    await expect(tooltip(page)).toBeHidden();
    await setDelay(page, SKIP_DELAY_MS - 1);
    await link(page).hover();
    await expect(tooltip(page)).toBeVisible();
    await leave(page);
    await expect(tooltip(page)).toBeHidden();
    await setDelay(page, SKIP_DELAY_MS);
    await finishDelay(page);
    await link(page).hover();
    await setDelay(page, HOVER_DELAY_MS - 1);
    await expect(tooltip(page)).toBeHidden();
  });

  expect(scripts, 'it needs no script from the network').toEqual([]);
});

test('the keyboard reaches the WhatsApp button, sees its tooltip at once, and Escape puts it away @variation', async ({
  page,
}) => {
  await page.goto('/about');
  await page.getByRole('contentinfo').getByRole('link').last().focus();
  await page.keyboard.press('Tab');
  await expect(link(page)).toBeFocused();
  await expect(tooltip(page)).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(tooltip(page)).toBeHidden();
  await expect(link(page)).toBeFocused();

  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(tooltip(page), 'the next time it is there again').toBeVisible();
});

test('a click on the WhatsApp button opens a chat in another tab @variation', async ({ page }) => {
  const chats: string[] = [];
  await page.context().route('https://wa.me/**', (route) => {
    chats.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>WhatsApp</title>' });
  });
  await page.goto('/about');
  const opened = page.context().waitForEvent('page');
  await link(page).click();
  await (await opened).close();
  expect(chats).toHaveLength(1);
});
