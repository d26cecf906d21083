import type { Page } from '@playwright/test';
import { expect, test } from '../site.ts';
import { expectAccessible } from './accessible.ts';

const LABEL = 'WHATSAPP FOR QUOTE';
/** See docs/product.md, 1. */
const HOVER_DELAY_MS = 700;
const SKIP_DELAY_MS = 300;
const OFFSET_PX = 4;

const link = (page: Page) => page.getByRole('link', { name: LABEL });
const tooltip = (page: Page) => page.locator('.tooltip');
/** In several moves, not one jump: the tooltip stays while the pointer may be going to it. */
const leave = (page: Page) => page.mouse.move(300, 300, { steps: 6 });

/** Wakes the island, closes its tooltip again, and stops the clock past the skip window. */
async function wakeAndStopTheClock(page: Page) {
  await page.clock.install();
  await page.goto('/about');
  await link(page).hover();
  await expect(tooltip(page)).toBeVisible();
  await leave(page);
  await expect(tooltip(page)).toBeHidden();
  await page.clock.pauseAt(Date.now() + 60_000);
}

test('the hover that wakes it is the one that is answered', async ({ page }) => {
  await page.goto('/about');
  await link(page).hover();
  await expect(tooltip(page)).toHaveText(new RegExp(LABEL));
});

test('it opens after 700 ms of hover, and no sooner', async ({ page }) => {
  await wakeAndStopTheClock(page);
  await link(page).hover();
  await page.clock.runFor(HOVER_DELAY_MS - 1);
  await expect(tooltip(page)).toBeHidden();
  await page.clock.runFor(1);
  await expect(tooltip(page)).toBeVisible();
});

test('within 300 ms it opens again at once, after that it waits', async ({ page }) => {
  await wakeAndStopTheClock(page);
  await link(page).hover();
  await page.clock.runFor(HOVER_DELAY_MS);
  await expect(tooltip(page)).toBeVisible();
  await leave(page);
  await expect(tooltip(page)).toBeHidden();
  await page.clock.runFor(SKIP_DELAY_MS - 1);
  await link(page).hover();
  await expect(tooltip(page)).toBeVisible();
  await leave(page);
  await expect(tooltip(page)).toBeHidden();
  await page.clock.runFor(SKIP_DELAY_MS);
  await link(page).hover();
  await page.clock.runFor(HOVER_DELAY_MS - 1);
  await expect(tooltip(page)).toBeHidden();
});

test('it stands 4 px off, arrow included in the gap it points through', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('contentinfo').getByRole('link').last().focus();
  await page.keyboard.press('Tab');
  await expect(tooltip(page)).toBeVisible();
  const arrow = await page.locator('.tooltip-arrow').boundingBox();
  const button = await link(page).boundingBox();
  if (!arrow || !button) throw new Error('Tooltip or button has no box');
  expect(Math.round(button.y - (arrow.y + arrow.height))).toBe(OFFSET_PX);
});

test('the keyboard reaches it, sees the tooltip at once, and Escape puts it away', async ({
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
});

for (const [path, subject] of [
  ['/', 'a move'],
  ['/movers-boskruin', 'Boskruin'],
  ['/movers-cosmo-city', 'Cosmo City'],
  ['/long-distance-moving', 'long distance moving'],
] as const) {
  test(`on ${path} the chat begins with a quote for ${subject}`, async ({ page }) => {
    await page.goto(path);
    const chat = new URL((await link(page).getAttribute('href')) ?? '');
    expect(chat.origin + chat.pathname).toMatch(/^https:\/\/wa\.me\/27\d{9}$/);
    expect(chat.searchParams.get('text')).toContain('quote for');
    expect(chat.searchParams.get('text')).toContain(subject);
    await expect(link(page)).toHaveAttribute('target', '_blank');
  });
}

test('a click opens the chat in another tab, before and after it woke', async ({ page }) => {
  const chats: string[] = [];
  await page.context().route('https://wa.me/**', (route) => {
    chats.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>WhatsApp</title>' });
  });
  await page.goto('/about');
  for (let click = 0; click < 2; click += 1) {
    const opened = page.context().waitForEvent('page');
    await link(page).click();
    await (await opened).close();
    await expect.poll(() => chats.length).toBe(click + 1);
    await leave(page);
    await link(page).hover();
    await expect(tooltip(page)).toBeVisible();
    await leave(page);
  }
});

test('axe finds nothing while the tooltip is open', async ({ page }) => {
  await page.goto('/about');
  await link(page).hover();
  await expect(tooltip(page)).toBeVisible();
  await expectAccessible(page);
});

test('in forced colours the tooltip has an edge', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/about');
  await link(page).hover();
  await expect(tooltip(page)).toHaveCSS('border-top-style', 'solid');
});
