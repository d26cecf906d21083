import type { Page } from '@playwright/test';
import { expect, test } from '../site.ts';
import { expectAccessible } from './accessible.ts';

const NAMES = [
  'Residential Moving',
  'Commercial Moving',
  'Long Distance Moving',
  'Local Moving',
  'Specialty Moving',
  'Additional Services',
];

const button = (page: Page) => page.getByRole('button', { name: 'Services' });
const service = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });

async function expectOpen(page: Page) {
  await expect(button(page)).toHaveAttribute('aria-expanded', 'true');
  for (const name of NAMES) await expect(service(page, name)).toBeVisible();
}

async function expectClosed(page: Page) {
  await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(service(page, 'Local Moving')).toBeHidden();
}

test.beforeEach(({ page }) => page.goto('/about'));

test('hover opens it, the way to any service keeps it, leaving closes it', async ({ page }) => {
  await expectClosed(page);
  await button(page).hover();
  await expectOpen(page);
  // Straight to the far corner, outside both button and panel on the way.
  const target = await service(page, 'Additional Services').boundingBox();
  if (!target) throw new Error('The panel has no box');
  await page.mouse.move(target.x + target.width - 5, target.y + target.height - 5, { steps: 12 });
  await expectOpen(page);
  await page.mouse.move(20, 600);
  await expectClosed(page);
});

test('a press does not close what hover opened, and pins it; the next press closes', async ({
  page,
}) => {
  await button(page).click();
  await expectOpen(page);
  await page.mouse.move(20, 600);
  await page.clock.runFor(1000);
  await expectOpen(page);
  await button(page).click();
  await expectClosed(page);
  await button(page).click();
  await expectOpen(page);
  await page.mouse.click(20, 600);
  await expectClosed(page);
});

for (const key of ['Enter', 'Space']) {
  test(`${key} opens it and closes it`, async ({ page }) => {
    await button(page).press(key);
    await expectOpen(page);
    await expect(button(page)).toBeFocused();
    await button(page).press(key);
    await expectClosed(page);
  });
}

test('arrow keys open it and go through it', async ({ page }) => {
  await button(page).press('ArrowDown');
  await expectOpen(page);
  await expect(service(page, 'Residential Moving')).toBeFocused();
  for (const [key, name] of [
    ['ArrowDown', 'Commercial Moving'],
    ['ArrowRight', 'Specialty Moving'],
    ['ArrowRight', 'Specialty Moving'],
    ['ArrowLeft', 'Commercial Moving'],
    ['ArrowUp', 'Residential Moving'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(service(page, name)).toBeFocused();
  }
  await page.keyboard.press('ArrowUp');
  await expect(button(page)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(service(page, 'Additional Services')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/additional-services$/);
  await expectClosed(page);
});

test('Tab goes through all services in their order', async ({ page }) => {
  await button(page).press('Enter');
  for (const name of NAMES) {
    await page.keyboard.press('Tab');
    await expect(service(page, name)).toBeFocused();
  }
});

test('Escape closes it, and the focus is where it was opened', async ({ page }) => {
  await button(page).press('ArrowDown');
  await page.keyboard.press('Escape');
  await expectClosed(page);
  await expect(button(page)).toBeFocused();
});

test('Escape also closes what hover opened, without the pointer having to go', async ({ page }) => {
  await button(page).hover();
  await expectOpen(page);
  await page.keyboard.press('Escape');
  await expectClosed(page);
});

test('it closes when the focus leaves, in both directions', async ({ page }) => {
  await button(page).press('ArrowUp');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'About', exact: true }).first()).toBeFocused();
  await expectClosed(page);
  await button(page).press('Enter');
  await page.keyboard.press('Shift+Tab');
  await expectClosed(page);
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true });

  test('a tap opens it, another closes it, and so does one elsewhere', async ({ page }) => {
    await button(page).tap();
    await expectOpen(page);
    await button(page).tap();
    await expectClosed(page);
    await button(page).tap();
    await expectOpen(page);
    await page.touchscreen.tap(20, 600);
    await expectClosed(page);
    await button(page).tap();
    await service(page, 'Local Moving').tap();
    await expect(page).toHaveURL(/local-moving$/);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('hover and focus open it', async ({ page }) => {
    await expect(service(page, 'Local Moving')).toBeHidden();
    await button(page).hover();
    await expect(service(page, 'Local Moving')).toBeVisible();
    await service(page, 'Specialty Moving').hover();
    await expect(service(page, 'Specialty Moving')).toBeVisible();
    await page.mouse.move(20, 600);
    await expect(service(page, 'Local Moving')).toBeHidden();
    await button(page).focus();
    await page.keyboard.press('Tab');
    await expect(service(page, 'Residential Moving')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/residential-moving$/);
  });
});

test('axe finds nothing while it is open', async ({ page }) => {
  await button(page).press('ArrowDown');
  await expectOpen(page);
  await expectAccessible(page);
});

test('in forced colours the panel still has an edge', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await button(page).press('Enter');
  await expectOpen(page);
  await expect(page.locator('#services-panel > ul')).toHaveCSS('border-top-style', 'solid');
});

test('the header stays while the page scrolls, and marks the page it is on', async ({ page }) => {
  const header = page.getByRole('banner');
  for (const [path, name] of [
    ['/', 'Home'],
    ['/about', 'About'],
    ['/contact', 'Contact'],
  ] as const) {
    await page.goto(path);
    await page.keyboard.press('End');
    await expect(header).toBeInViewport({ ratio: 1 });
    await expect(header.locator('[aria-current="page"]:visible')).toHaveText(name);
  }
  await page.goto('/local-moving');
  await expect(header.locator('[aria-current]:visible')).toHaveCount(0);
});
