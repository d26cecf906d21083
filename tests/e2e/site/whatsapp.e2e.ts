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

async function leaveAndSeeItGo(page: Page) {
  await leave(page);
  await expect(tooltip(page)).toBeHidden();
}

test('a pointer that rests on the WhatsApp button gets its tooltip, at once soon after another', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/about');

  await test.step('the hover that wakes it is the one that is answered', async () => {
    await link(page).hover();
    await expect(tooltip(page)).toHaveText(new RegExp(LABEL));
  });

  await test.step('axe finds nothing while it is open', async () => {
    await expectAccessible(page);
    await expect(tooltip(page)).toBeVisible();
  });

  await test.step('it is 4 px away, arrow included in the gap it points through', async () => {
    const arrow = await page.locator('.tooltip-arrow').boundingBox();
    const button = await link(page).boundingBox();
    if (!arrow || !button) throw new Error('Tooltip or button has no box');
    expect(Math.round(button.y - (arrow.y + arrow.height))).toBe(OFFSET_PX);
  });

  await test.step('in forced colours it has an edge', async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    await expect(tooltip(page)).toHaveCSS('border-top-style', 'solid');
    await page.emulateMedia({ forcedColors: 'none' });
  });

  await test.step('it opens after 700 ms of hover, and no sooner', async () => {
    await leaveAndSeeItGo(page);
    // Past the time in which it opens at once.
    await page.clock.pauseAt(Date.now() + 60_000);
    await link(page).hover();
    await page.clock.runFor(HOVER_DELAY_MS - 1);
    await expect(tooltip(page)).toBeHidden();
    await page.clock.runFor(1);
    await expect(tooltip(page)).toBeVisible();
  });

  await test.step('within 300 ms it opens again at once, after that it waits', async () => {
    await leaveAndSeeItGo(page);
    await page.clock.runFor(SKIP_DELAY_MS - 1);
    await link(page).hover();
    await expect(tooltip(page)).toBeVisible();
    await leaveAndSeeItGo(page);
    await page.clock.runFor(SKIP_DELAY_MS);
    await link(page).hover();
    await page.clock.runFor(HOVER_DELAY_MS - 1);
    await expect(tooltip(page)).toBeHidden();
    await page.clock.runFor(1);
    await expect(tooltip(page)).toBeVisible();
  });
});

test('the keyboard reaches the WhatsApp button, sees its tooltip at once, and Escape puts it away', async ({
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

test('a click on the WhatsApp button opens a chat in another tab, before it woke and after', async ({
  page,
}) => {
  const chats: string[] = [];
  await page.context().route('https://wa.me/**', (route) => {
    chats.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>WhatsApp</title>' });
  });
  await page.goto('/about');
  const click = async (number: number) => {
    const opened = page.context().waitForEvent('page');
    await link(page).click();
    await (await opened).close();
    await expect.poll(() => chats.length).toBe(number);
  };
  await test.step('before it woke', () => click(1));
  await leave(page);
  await link(page).hover();
  await expect(tooltip(page)).toBeVisible();
  await test.step('after', () => click(2));
});
