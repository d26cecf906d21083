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

/** Beside the menu, and on no link. */
const leave = (page: Page) => page.mouse.move(20, 600);

test('the Services menu opens under a pointer, and a press pins it @variation', async ({
  page,
}) => {
  await page.goto('/about');
  await expectClosed(page);

  await test.step('hover opens it, the way to any service keeps it, leaving closes it', async () => {
    await button(page).hover();
    await expectOpen(page);
    // Straight to the far corner, outside both button and panel on the way.
    const target = await service(page, 'Additional Services').boundingBox();
    if (!target) throw new Error('The panel has no box');
    await page.mouse.move(target.x + target.width - 5, target.y + target.height - 5, { steps: 12 });
    await expectOpen(page);
    await leave(page);
    await expectClosed(page);
  });

  await test.step('Escape also closes what hover opened, without the pointer having to go', async () => {
    await button(page).hover();
    await expectOpen(page);
    await page.keyboard.press('Escape');
    await expectClosed(page);
    await leave(page);
  });

  await test.step('a press does not close what hover opened, and pins it; the next press closes', async () => {
    await page.clock.install();
    await button(page).click();
    await expectOpen(page);
    await leave(page);
    await page.clock.runFor(1000);
    await expectOpen(page);
    await button(page).click();
    await expectClosed(page);
    await button(page).click();
    await expectOpen(page);
    await page.mouse.click(20, 600);
    await expectClosed(page);
  });
});

test('the keyboard opens the Services menu, goes through it and closes it @variation', async ({
  page,
}) => {
  await page.goto('/about');

  for (const key of ['Enter', 'Space']) {
    await test.step(`${key} opens it and closes it`, async () => {
      await button(page).press(key);
      await expectOpen(page);
      await expect(button(page)).toBeFocused();
      await button(page).press(key);
      await expectClosed(page);
    });
  }

  await test.step('Tab goes through all services in their order, and closes it when it leaves', async () => {
    await button(page).press('Enter');
    for (const name of NAMES) {
      await page.keyboard.press('Tab');
      await expect(service(page, name)).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'About', exact: true }).first()).toBeFocused();
    await expectClosed(page);
  });

  await test.step('Shift and Tab close it too', async () => {
    await button(page).press('Enter');
    await page.keyboard.press('Shift+Tab');
    await expectClosed(page);
  });

  await test.step('Escape closes it, and the focus is where it was opened', async () => {
    await button(page).press('ArrowDown');
    await expectOpen(page);
    await page.keyboard.press('Escape');
    await expectClosed(page);
    await expect(button(page)).toBeFocused();
  });

  await button(page).press('ArrowDown');
  await expectOpen(page);
  await test.step('axe finds nothing while it is open', () => expectAccessible(page, 'header'));

  await test.step('in forced colours the panel still has an edge', async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    await expect(page.locator('#services-panel > ul')).toHaveCSS('border-top-style', 'solid');
    await page.emulateMedia({ forcedColors: 'none' });
  });

  await test.step('arrow keys open it and go through it', async () => {
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
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true });

  test('a tap opens the Services menu, another closes it, and so does one elsewhere @variation', async ({
    page,
  }) => {
    await page.goto('/about');
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

  test('hover and focus open the Services menu @variation', async ({ page }) => {
    await page.goto('/about');
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

test('the header stays while the page scrolls @variation', async ({ page }) => {
  await page.goto('/about');
  await expect(async () => {
    await page.keyboard.press('End');
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  }).toPass();
  await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 });
});
