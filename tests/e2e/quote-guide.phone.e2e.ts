import type { Locator, Page } from '@playwright/test';
import { expectWideEnough } from './pages/too-wide.ts';
import { spaceOut } from './pages/wider-text.ts';
import { phone } from './phone.ts';
import { expect, expectSoftly, test } from './site.ts';
import {
  backButton,
  choice,
  contactField,
  continueButton,
  expectContact,
  expectHome,
  expectInventory,
  priceGuide,
  stepHeading,
} from './wizard.ts';

test.use(phone);

const road = (page: Page) => page.locator('.step-road');

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not shown');
  return { top: box.y, bottom: box.y + box.height, height: box.height };
}

test('guide, road and hint leave the steps where they are, and cover nothing @variation', async ({
  page,
}) => {
  const belowTheRoad = async (part: Locator) =>
    (await boxOf(part)).top - (await boxOf(road(page))).bottom;
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
    const now = async () => (await boxOf(heading)).top;
    send();
    await expect(priceGuide(page)).toBeVisible();
    await expect.poll(now).toBe(top);
    await page.getByRole('group', { name: 'Bedrooms' }).getByText('3').click();
    await expect(priceGuide(page)).toContainText('R1200+');
    await expect.poll(now).toBe(top);
    await expect(page.getByText('A home of this size usually holds 25 to 45 m³.')).toBeVisible();
  });

  await continueButton(page).click();
  await expectInventory(page);
  await expect(road(page)).toContainText('R1200+ an hour');

  await test.step('road, load and rate stay under the header', async () => {
    await expect.poll(() => belowTheRoad(stepHeading(page, 'inventory'))).toBeGreaterThan(0);
    await page.getByText('Chest of drawers').scrollIntoViewIfNeeded();
    await expect(road(page)).toBeInViewport({ ratio: 1 });
    const { bottom } = await boxOf(page.getByRole('banner'));
    // So much that the truck's roof is clear of the header.
    const top = bottom + 4;
    await expect.poll(() => boxOf(road(page))).toEqual({ top, bottom: top + 64, height: 64 });
  });

  await test.step('the road covers nothing that has the focus', async () => {
    await continueButton(page).focus();
    const focused = page.locator(':focus');
    for (let tab = 0; tab < 18; tab++) {
      await page.keyboard.press('Shift+Tab');
      await expect.poll(() => belowTheRoad(focused)).toBeGreaterThanOrEqual(0);
    }
  });

  await test.step('at 200 % of zoom the road leaves the screen to the choices, and the load is told in words', async () => {
    await page.setViewportSize({ width: 195, height: 422 });
    await expect(
      priceGuide(page).getByText(/^For a local move this looks like a medium or large load/),
    ).toBeVisible();
    const told = priceGuide(page).getByRole('status');
    await expect.poll(async () => (await boxOf(told)).height).toBeGreaterThan(16);
    await expect(page.locator('.load-words')).toBeHidden();
    await expectWideEnough(page, 'at 200 % of zoom');
    await page.getByText('Chest of drawers').scrollIntoViewIfNeeded();
    await expect(road(page)).not.toBeInViewport();
  });

  await test.step('nothing is drawn over the words on the road, and the open menu covers them', async () => {
    await page.setViewportSize(phone.viewport);
    await page.getByText('Chest of drawers').scrollIntoViewIfNeeded();
    await expect(page.locator('.load-words')).toBeInViewport();
    const above = async () => {
      const [header = 0, bar = 0] = await layers(page);
      return bar - header;
    };
    await expect.poll(above).toBeGreaterThan(0);
    await page.getByText('Open the menu').click();
    await expect.poll(() => layers(page)).toEqual([expect.any(Number), 0]);
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
    const now = async () => (await boxOf(email)).top;
    await expect.poll(now).toBeCloseTo(top, 0);
    await days.getByRole('button').first().click();
    await expect(days).toHaveCount(0);
    await expect.poll(now).toBeCloseTo(top, 0);
  });

  await test.step('with wider spacing load and rate stay on the road, clear of header and tarmac', async () => {
    await backButton(page).click();
    await expectInventory(page);
    await spaceOut(page);
    for (const width of [320, 390, 768]) {
      await page.setViewportSize({ width, height: 844 });
      await page.getByText('Chest of drawers').scrollIntoViewIfNeeded();
      const covered = async () => {
        const words = await boxOf(page.locator('.load-words'));
        const { top: tarmac } = await boxOf(page.locator('.step-road-tarmac'));
        const below = words.bottom - tarmac;
        if (width >= 768) return below;
        const { bottom: header } = await boxOf(page.getByRole('banner'));
        const { top: bar } = await boxOf(road(page));
        return Math.max(below, header - words.top, bar - words.top);
      };
      await expectSoftly.poll(covered, `${width} px`).toBeLessThanOrEqual(0);
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
