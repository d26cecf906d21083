import type { Page } from '@playwright/test';
import { expect, test } from '../site.ts';
import { expectAccessible } from './accessible.ts';
import {
  errorNotice,
  notices,
  refuseMessages,
  sendButton,
  sentNotice,
  sipho,
  takeMessages,
  write,
} from './contact-form.ts';

/** See docs/product.md, 4. */
const DURATION_MS = 5000;
const SWIPE_PX = 50;
/** Between the click and the notice a few of the page's own timers run. */
const MARGIN_MS = 100;

const send = (page: Page) => sendButton(page).click();

/** Writes a message with the clock stopped, so that time passes only where a test lets it. */
async function openWithStoppedClock(page: Page) {
  await page.clock.install();
  await page.goto('/contact');
  await write(page);
  await expect(page.locator('astro-island[ssr] #contact-form')).toHaveCount(0);
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Lets just enough time pass for the notice to appear. */
async function sendAndSee(page: Page, notice: (page: Page) => ReturnType<typeof notices>) {
  await send(page);
  await expect(async () => {
    await page.clock.runFor(1);
    await expect(notice(page)).toBeVisible({ timeout: 100 });
  }).toPass();
}

test('a notice goes after 5 seconds, and no sooner', async ({ page }) => {
  await takeMessages(page);
  await openWithStoppedClock(page);
  await sendAndSee(page, sentNotice);
  await page.clock.runFor(DURATION_MS - MARGIN_MS);
  await expect(sentNotice(page)).toBeVisible();
  await page.clock.runFor(MARGIN_MS);
  await expect(notices(page)).toHaveCount(0);
});

test('time stands still for it while it is hovered', async ({ page }) => {
  await refuseMessages(page);
  await openWithStoppedClock(page);
  await sendAndSee(page, errorNotice);
  await page.clock.runFor(DURATION_MS - 1000);
  await errorNotice(page).hover();
  await page.clock.runFor(10 * DURATION_MS);
  await expect(errorNotice(page)).toBeVisible();
  await page.mouse.move(5, 5);
  await page.clock.runFor(1000 - MARGIN_MS);
  await expect(errorNotice(page)).toBeVisible();
  await page.clock.runFor(MARGIN_MS);
  await expect(notices(page)).toHaveCount(0);
});

test('time stands still for it while it has the focus, which F8 brings', async ({ page }) => {
  await refuseMessages(page);
  await openWithStoppedClock(page);
  await sendAndSee(page, errorNotice);
  await page.keyboard.press('F8');
  await expect(page.getByRole('region', { name: /Notifications/ }).locator(':focus')).toHaveCount(
    1,
  );
  await page.clock.runFor(10 * DURATION_MS);
  await expect(errorNotice(page)).toBeVisible();
  const close = page.getByRole('button', { name: 'Close this notice' });
  await close.press('Enter');
  await expect(notices(page)).toHaveCount(0);
});

test('one notice at a time: the newest', async ({ page }) => {
  await refuseMessages(page);
  await page.goto('/contact');
  await write(page);
  await send(page);
  await expect(errorNotice(page)).toBeVisible();
  await page.unroute('**/api/contact-submissions');
  await takeMessages(page);
  await send(page);
  await expect(sentNotice(page)).toBeVisible();
  await expect(notices(page)).toHaveCount(1);
});

test('it says exactly what docs/product.md says', async ({ page }) => {
  await takeMessages(page);
  await page.goto('/contact');
  await write(page);
  await send(page);
  await expect(notices(page)).toContainText('Message Sent!');
  await expect(notices(page)).toContainText(
    "Thank you for contacting us. We'll get back to you soon.",
  );
});

for (const [what, answer, notice, urgency] of [
  ['a success politely', takeMessages, sentNotice, 'polite'],
  ['a failure assertively', refuseMessages, errorNotice, 'assertive'],
] as const) {
  test(`it tells screen readers of ${what}`, async ({ page }) => {
    await answer(page);
    await openWithStoppedClock(page);
    await sendAndSee(page, notice);
    await page.clock.runFor(50);
    // Title and description are two words, not one.
    const words = notice === sentNotice ? 'Message Sent! Thank you' : 'Error Failed to send';
    const told = page.locator(`[aria-live="${urgency}"]`).filter({ hasText: words });
    await expect(told.first()).toBeAttached();
  });
}

test('with reduced motion it is simply there', async ({ page }) => {
  await refuseMessages(page);
  await page.goto('/contact');
  await write(page);
  await send(page);
  await expect(errorNotice(page)).toHaveCSS('animation-duration', '0s');
});

test('in forced colours it has an edge', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await refuseMessages(page);
  await page.goto('/contact');
  await write(page);
  await send(page);
  await expect(errorNotice(page)).toHaveCSS('border-top-style', 'solid');
});

for (const [distance, stays] of [
  [SWIPE_PX - 10, true],
  [SWIPE_PX + 10, false],
] as const) {
  test(`a swipe of ${distance} px to the right ${stays ? 'changes nothing' : 'sends it away'}`, async ({
    page,
  }) => {
    await refuseMessages(page);
    await page.goto('/contact');
    await write(page, sipho);
    await send(page);
    const box = await errorNotice(page).boundingBox();
    if (!box) throw new Error('The notice has no box');
    const [x, y] = [box.x + 40, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + distance, y, { steps: 8 });
    await page.mouse.up();
    if (stays) await expect(errorNotice(page)).toBeVisible();
    else await expect(notices(page)).toHaveCount(0);
  });
}

for (const [name, answer, notice] of [
  ['success', takeMessages, sentNotice],
  ['failure', refuseMessages, errorNotice],
] as const) {
  test(`axe finds nothing while a ${name} is told`, async ({ page }) => {
    await answer(page);
    await page.goto('/contact');
    await write(page);
    await send(page);
    await notice(page).hover();
    await expectAccessible(page);
  });
}
