import type { Page } from '@playwright/test';
import { nextFrames } from '../performance/moving.ts';
import { phone } from '../phone.ts';
import { expect, test } from '../site.ts';
import { expectAccessible } from './accessible.ts';

test.use(phone);

const opener = (page: Page) => page.getByRole('button', { name: 'Open the menu' });
const closer = (page: Page) => page.getByRole('button', { name: 'Close the menu' });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' });

async function open(page: Page) {
  await opener(page).tap();
  await expect(closer(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(menu(page)).toBeVisible();
}

async function expectClosed(page: Page) {
  await expect(opener(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(menu(page)).toBeHidden();
}

test('the phone’s menu opens and closes by touch, and the page behind it stays still @variation', async ({
  page,
}) => {
  await page.goto('/local-moving');
  await expectClosed(page);

  await test.step('its button and a tap outside close it', async () => {
    await open(page);
    await closer(page).tap();
    await expectClosed(page);
    await open(page);
    // Between the name and the phone, whose link would leave the page.
    await page.touchscreen.tap(255, 34);
    await expectClosed(page);
  });

  await test.step('the page behind does not scroll, and scrolls again afterwards', async () => {
    await open(page);
    await page.mouse.move(195, 600);
    await page.mouse.wheel(0, 600);
    await page.keyboard.press('End');
    await nextFrames(page);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.keyboard.press('Escape');
    await expectClosed(page);
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  });

  await test.step('axe finds nothing while it is open', async () => {
    await open(page);
    await expectAccessible(page, 'header');
    await expect(menu(page)).toBeVisible();
  });

  await test.step('a choice closes it before the next page has come', async () => {
    // The next page never comes.
    await page.evaluate(() => window.addEventListener('click', (click) => click.preventDefault()));
    await menu(page).getByRole('link', { name: 'About' }).tap();
    await expectClosed(page);
  });
});

test('choosing a page closes the phone’s menu, even for whoever comes back @variation', async ({
  page,
}) => {
  await page.goto('/local-moving');
  for (const [name, address] of [
    ['Residential Moving', /\/residential-moving$/],
    ['Get Free Quote', /\/get-quote$/],
  ] as const) {
    await test.step(name, async () => {
      await open(page);
      await menu(page).getByRole('link', { name }).tap();
      await expect(page).toHaveURL(address);
      await expectClosed(page);
      await page.goBack();
      await expectClosed(page);
    });
  }
});

test('the phone’s menu works by keyboard, on a phone on its side, and in a window that grows @variation', async ({
  page,
}) => {
  await page.goto('/about');

  await test.step('the keyboard goes in, cannot get lost behind it, and comes back', async () => {
    await opener(page).press('Enter');
    await expect(menu(page).getByRole('link', { name: 'Home' })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(closer(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(menu(page).getByRole('link', { name: 'Residential Moving' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expectClosed(page);
    await expect(opener(page)).toBeFocused();
  });

  await test.step('Tab skips the page behind', async () => {
    await page.keyboard.press('Space');
    await expect(menu(page).getByRole('link', { name: 'Home' })).toBeFocused();
    const links = await menu(page).getByRole('link').count();
    for (let step = 0; step < links; step += 1) await page.keyboard.press('Tab');
    // The next tab stop is above the menu.
    await expect(page.getByRole('link', { name: 'WHATSAPP FOR QUOTE' })).toBeFocused();
    await expectClosed(page);
  });

  await test.step('on a phone that lies on its side all of it can be reached', async () => {
    await page.setViewportSize({ width: 844, height: 390 });
    await open(page);
    const last = menu(page).getByRole('link').last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
  });

  await test.step('a window that grows wide while it is open closes it, and scrolls', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(menu(page)).toBeHidden();
    await expect(page.locator('[inert]')).toHaveCount(0);
    const before = await page.evaluate(() => scrollY);
    await page.mouse.move(640, 400);
    await page.mouse.wheel(0, before > 0 ? -600 : 600);
    await expect.poll(() => page.evaluate(() => scrollY)).not.toBe(before);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the phone’s menu opens, closes and leads on @variation', async ({ page }) => {
    await page.goto('/about');
    await expect(menu(page)).toBeHidden();
    const button = page.locator('summary');
    await expect(button).toHaveText('Open the menu', { useInnerText: true });
    await button.tap();
    await expect(menu(page)).toBeVisible();
    await expect(button).toHaveText('Close the menu', { useInnerText: true });
    await button.tap();
    await expect(menu(page)).toBeHidden();
    await button.tap();
    await menu(page).getByRole('link', { name: 'Contact' }).tap();
    await expect(page).toHaveURL(/contact$/);
  });
});
