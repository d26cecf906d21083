import type { Locator, Page } from '@playwright/test';
import { spaceOut } from './pages/wider-text.ts';
import { phone } from './phone.ts';
import { expect, test } from './site.ts';
import {
  backButton,
  choice,
  contactField,
  continueButton,
  expectContact,
  expectHome,
  expectInventory,
  stepHeading,
} from './wizard.ts';

test.use(phone);

const road = (page: Page) => page.locator('.step-road');
const guide = (page: Page) => page.getByRole('complementary', { name: 'Price guide' });

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not shown');
  return { top: box.y, bottom: box.y + box.height, height: box.height };
}

test('guide, road and hint leave the steps where they are, and cover nothing', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-01T10:00:00Z'));
  await test.step('nothing moves when the guide comes, or when it speaks', async () => {
    let send = () => {};
    const held = new Promise<void>((resolve) => {
      send = resolve;
    });
    await page.route(/\/_astro\/PriceGuide/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/get-quote');
    await choice(page, /^Residential/).click();
    await expectHome(page);
    const heading = stepHeading(page, 'property');
    const { top } = await boxOf(heading);
    send();
    await expect(guide(page)).toBeVisible();
    expect((await boxOf(heading)).top).toBe(top);
    await page.getByRole('group', { name: 'Bedrooms' }).getByText('3').click();
    await expect(guide(page)).toContainText('R1200+');
    expect((await boxOf(heading)).top).toBe(top);
    await expect(page.getByText('A home of this size usually holds 25 to 45 m³.')).toBeVisible();
  });

  await continueButton(page).click();
  await expectInventory(page);
  await expect(road(page)).toContainText('R1200+ an hour');

  await test.step('road, load and rate stay under the header', async () => {
    const heading = stepHeading(page, 'inventory');
    expect((await boxOf(heading)).top).toBeGreaterThan((await boxOf(road(page))).bottom);
    await page.getByText('Chest of drawers').scrollIntoViewIfNeeded();
    await expect(road(page)).toBeInViewport({ ratio: 1 });
    const header = await boxOf(page.getByRole('banner'));
    const bar = await boxOf(road(page));
    expect(bar.top).toBe(header.bottom);
    expect(bar.height).toBe(64);
  });

  await test.step('the road covers nothing that has the focus', async () => {
    await continueButton(page).focus();
    const focused = page.locator(':focus');
    for (let tab = 0; tab < 18; tab++) {
      await page.keyboard.press('Shift+Tab');
      expect((await boxOf(focused)).top).toBeGreaterThanOrEqual((await boxOf(road(page))).bottom);
    }
  });

  await test.step('at 200 % of zoom the road leaves the screen to the choices, and the load is told in words', async () => {
    await page.setViewportSize({ width: 195, height: 422 });
    await expect(
      guide(page).getByText(/^For a local move this looks like a large load/),
    ).toBeVisible();
    const { height } = await boxOf(guide(page).getByRole('status'));
    expect(height).toBeGreaterThan(16);
    await expect(page.locator('.load-words')).toBeHidden();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(195);
    await page.getByText('Chest of drawers').scrollIntoViewIfNeeded();
    await expect(road(page)).not.toBeInViewport();
  });

  await test.step('nothing is drawn over the words on the road, and the open menu covers them', async () => {
    await page.setViewportSize(phone.viewport);
    await page.getByText('Chest of drawers').scrollIntoViewIfNeeded();
    await expect(page.locator('.load-words')).toBeInViewport();
    const [header = 0, bar = 0] = await layers(page);
    expect(bar).toBeGreaterThan(header);
    await page.getByText('Open the menu').click();
    await expect.poll(() => layers(page)).toEqual([header, 0]);
    await page.keyboard.press('Escape');
  });

  await test.step('the hint on a busy date moves nothing below it, when it opens and when its days go', async () => {
    await continueButton(page).click();
    await expectContact(page);
    const date = contactField(page, 'moveDate');
    await date.evaluate((field) => field.scrollIntoView({ block: 'center' }));
    const email = contactField(page, 'email');
    const { top } = await boxOf(email);
    await date.fill('2027-02-27');
    const days = page.getByRole('group', { name: 'Quieter days' });
    await expect(days).toBeVisible();
    expect((await boxOf(email)).top).toBeCloseTo(top, 0);
    await days.getByRole('button').first().click();
    await expect(days).toHaveCount(0);
    expect((await boxOf(email)).top).toBeCloseTo(top, 0);
  });

  await test.step('with wider spacing load and rate stay on the road, clear of header and tarmac', async () => {
    await backButton(page).click();
    await expectInventory(page);
    await spaceOut(page);
    for (const width of [320, 390, 768]) {
      await page.setViewportSize({ width, height: 844 });
      await page.getByText('Chest of drawers').scrollIntoViewIfNeeded();
      const words = await boxOf(page.locator('.load-words'));
      const { bottom: header } = await boxOf(page.getByRole('banner'));
      const { top: tarmac } = await boxOf(page.locator('.step-road-tarmac'));
      expect.soft(words.bottom, `${width} px`).toBeLessThanOrEqual(tarmac);
      if (width < 768) {
        expect.soft(words.top, `${width} px`).toBeGreaterThanOrEqual(header);
        const { top: bar } = await boxOf(road(page));
        expect.soft(words.top, `${width} px`).toBeGreaterThanOrEqual(bar);
      }
    }
  });
});

/** The layer of the header, and of the road. */
function layers(page: Page) {
  return page.evaluate(() =>
    ['.header', '.step-road'].map(
      (selector) =>
        Number(getComputedStyle(document.querySelector(selector) as Element).zIndex) || 0, // both are there
    ),
  );
}
