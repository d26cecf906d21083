import type { Locator, Page } from '@playwright/test';
import { noticeArea } from '../notice-area.ts';
import { expect, test } from '../site.ts';
import { expectAccessible } from './accessible.ts';
import {
  errorNotice,
  notices,
  refuseMessages,
  sendButton,
  sentNotice,
  takeMessages,
  write,
} from './contact-form.ts';

/** See docs/product.md, 4. */
const DURATION_MS = 5000;
const SWIPE_PX = 50;
/** Between the click and the notice a few of the page's own timers run. */
const MARGIN_MS = 100;

/** Writes a message with the clock stopped, so that time passes only where a test lets it. */
async function openWithStoppedClock(page: Page) {
  await page.clock.install();
  await page.goto('/contact');
  await write(page);
  await expect(page.locator('astro-island[ssr] #contact-form')).toHaveCount(0);
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Lets just enough time pass for the form to be ready, and for the notice to appear: each follows a timer. */
async function sendAndSee(page: Page, notice: (page: Page) => ReturnType<typeof notices>) {
  await passTimeUntilSeen(page, sendButton(page));
  await sendButton(page).click();
  await passTimeUntilSeen(page, notice(page));
}

async function passTimeUntilSeen(page: Page, awaited: Locator) {
  await expect(async () => {
    await page.clock.runFor(1);
    await expect(awaited).toBeVisible({ timeout: 100 });
  }).toPass();
}

/** Screen readers are told these words: title and description are two words, not one. */
async function expectTold(page: Page, urgency: 'polite' | 'assertive', words: string) {
  await page.clock.runFor(50);
  const told = page.locator(`[aria-live="${urgency}"]`).filter({ hasText: words });
  await expect(told.first()).toBeAttached();
}

/** Hovered, it stays, so that the clock may go for axe, which waits for timers. */
async function expectAccessibleNotice(page: Page, notice: ReturnType<typeof notices>) {
  await notice.hover();
  await page.clock.resume();
  await expectAccessible(page);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
}

/** Drags the notice to the right, and lets go of it. */
async function swipe(page: Page, distance: number) {
  const box = await errorNotice(page).boundingBox();
  if (!box) throw new Error('The notice has no box');
  const [x, y] = [box.x + 40, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + distance, y, { steps: 8 });
  await page.mouse.up();
}

test('that a message was sent is told politely, and for five seconds @variation', async ({
  page,
}) => {
  await takeMessages(page);
  await openWithStoppedClock(page);
  await sendAndSee(page, sentNotice);

  await test.step('it says exactly what docs/product.md says', async () => {
    await expect.soft(notices(page)).toContainText('Message Sent!');
    await expect
      .soft(notices(page))
      .toContainText("Thank you for contacting us. We'll get back to you soon.");
  });

  await test.step('screen readers are told politely', () =>
    expectTold(page, 'polite', 'Message Sent! Thank you'));

  await test.step('axe finds nothing', () => expectAccessibleNotice(page, sentNotice(page)));
  await page.mouse.move(5, 5);

  await test.step('it goes after 5 seconds, and no sooner', async () => {
    await page.clock.runFor(DURATION_MS - MARGIN_MS - 50);
    await expect(sentNotice(page)).toBeVisible();
    await page.clock.runFor(MARGIN_MS);
    await expect(notices(page)).toHaveCount(0);
  });
});

test('a failure is told at once, and stays while somebody is at it @variation', async ({
  page,
}) => {
  await refuseMessages(page);
  await openWithStoppedClock(page);
  await sendAndSee(page, errorNotice);

  await test.step('screen readers are told assertively', () =>
    expectTold(page, 'assertive', 'Error Failed to send'));

  await test.step('with reduced motion it is simply there', () =>
    expect(errorNotice(page)).toHaveCSS('animation-duration', '0s'));

  await test.step('its time stops while it is hovered', async () => {
    await page.clock.runFor(DURATION_MS - 1000 - 50);
    await errorNotice(page).hover();
    await page.clock.runFor(10 * DURATION_MS);
    await expect(errorNotice(page)).toBeVisible();
  });

  await test.step('axe finds nothing', () => expectAccessibleNotice(page, errorNotice(page)));

  await test.step('in forced colours it has an edge', async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    await expect(errorNotice(page)).toHaveCSS('border-top-style', 'solid');
    await page.emulateMedia({ forcedColors: 'none' });
  });

  await test.step('when the pointer has gone, the rest of its time passes', async () => {
    await page.mouse.move(5, 5);
    await page.clock.runFor(1000 - MARGIN_MS);
    await expect(errorNotice(page)).toBeVisible();
    await page.clock.runFor(MARGIN_MS);
    await expect(notices(page)).toHaveCount(0);
  });

  await test.step('its time stops while it has the focus, which F8 brings', async () => {
    await sendAndSee(page, errorNotice);
    await page.keyboard.press('F8');
    await expect(noticeArea(page).locator(':focus')).toHaveCount(1);
    await page.clock.runFor(10 * DURATION_MS);
    await expect(errorNotice(page)).toBeVisible();
    await page.getByRole('button', { name: 'Close this notice' }).press('Enter');
    await expect(notices(page)).toHaveCount(0);
  });

  await test.step('a short swipe to the right changes nothing, a longer one sends it away', async () => {
    await sendAndSee(page, errorNotice);
    await swipe(page, SWIPE_PX - 1);
    await expect(errorNotice(page)).toBeVisible();
    await swipe(page, SWIPE_PX + 1);
    await expect(notices(page)).toHaveCount(0);
  });

  await test.step('one notice at a time: the newest', async () => {
    await sendAndSee(page, errorNotice);
    await page.unroute('**/api/contact-submissions');
    await takeMessages(page);
    await sendAndSee(page, sentNotice);
    await expect(notices(page)).toHaveCount(1);
  });
});
