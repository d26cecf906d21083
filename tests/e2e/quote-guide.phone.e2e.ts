import type { Locator, Page } from '@playwright/test';
import { phone } from './phone.ts';
import { expect, test } from './site.ts';
import { choice, continueButton, expectHome, expectInventory } from './wizard.ts';

test.use(phone);

const road = (page: Page) => page.locator('.step-road');
const guide = (page: Page) => page.getByRole('complementary', { name: 'Price guide' });

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not shown');
  return { top: box.y, bottom: box.y + box.height, height: box.height };
}

test('guide and road leave the steps where they are, and cover nothing', async ({ page }) => {
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
    const heading = page.getByRole('heading', { name: 'Tell us about your place' });
    const { top } = await boxOf(heading);
    send();
    await expect(guide(page)).toBeVisible();
    expect((await boxOf(heading)).top).toBe(top);
    await page.getByRole('group', { name: 'Bedrooms' }).getByText('3').click();
    await expect(guide(page)).toContainText('R1200+');
    expect((await boxOf(heading)).top).toBe(top);
  });

  await continueButton(page).click();
  await expectInventory(page);
  await expect(road(page)).toContainText('R1200+ an hour');

  await test.step('road, load and rate stay under the header', async () => {
    const heading = page.getByRole('heading', { name: 'What goes on the truck?' });
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
});
