import type { Page } from '@playwright/test';
import { expect, test } from '../site.ts';
import { choice, continueButton, expectHome, expectInventory } from '../wizard.ts';
import { button, changeForm, openMove, sendMove } from '../your-move.ts';

const ITEMS = 17;

/** Counts requests for the file of the inventory's drawings from now on. */
function countAsked(page: Page): () => number {
  let asked = 0;
  page.on('request', (request) => {
    if (/\/inventory\.[^/]*\.svg$/.test(request.url())) asked += 1;
  });
  return () => asked;
}

/** Each item has a drawing of its own; missing ones would all look alike. */
async function expectDrawn(page: Page) {
  const drawings = await page.locator('.inventory-drawing').all();
  expect(drawings).toHaveLength(ITEMS);
  await expect(async () => {
    const seen = new Set<string>();
    for (const drawing of drawings) seen.add((await drawing.screenshot()).toString('base64'));
    expect(seen.size).toBe(ITEMS);
  }).toPass({ timeout: 10_000 });
}

for (const path of ['/', '/get-quote']) {
  test(`${path} asks for the drawings when its wizard wakes, not before`, async ({ page }) => {
    const asked = countAsked(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(asked()).toBe(0);
    await choice(page, /^Residential/).hover();
    await expect.poll(asked).toBe(1);
    await choice(page, /^Residential/).click();
    await expectHome(page);
    await continueButton(page).click();
    await expectInventory(page);
    await expectDrawn(page);
    expect(asked()).toBe(1);
  });
}

test('the form of the move sheet has its drawings', async ({ page, site }) => {
  await openMove(page, await sendMove(site));
  await button(page, 'Change something').click();
  await expect(changeForm(page)).toBeVisible();
  await expectDrawn(page);
});

test.describe('in forced colours', () => {
  test.use({ forcedColors: 'active' });

  test('the drawings are there', async ({ page }) => {
    await page.goto('/get-quote');
    await choice(page, /^Residential/).click();
    await expectHome(page);
    await continueButton(page).click();
    await expectInventory(page);
    await expectDrawn(page);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the drawings are there', async ({ page }) => {
    await page.goto('/get-quote');
    await expectDrawn(page);
  });
});
