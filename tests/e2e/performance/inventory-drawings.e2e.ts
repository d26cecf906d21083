import type { Page } from '@playwright/test';
import { MOVE_LABELS } from '../../../domain/your-move/move-labels.ts';
import { boxesOf, photograph } from '../looks/seen-difference.ts';
import { saveData } from '../save-data.ts';
import { expect, test } from '../site.ts';
import { answerHome, choice } from '../wizard.ts';
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

/** Each item has its own drawing; missing ones would all look alike. */
async function expectDrawn(page: Page) {
  const drawings = page.locator('.inventory-drawing');
  await expect(drawings).toHaveCount(ITEMS);
  await expect(async () => {
    const cut = await photograph(page);
    const seen = (await boxesOf(drawings)).map((box) => cut(box).toString('base64'));
    expect(new Set(seen).size).toBe(ITEMS);
  }).toPass();
}

/** The wizard's code asks for them, so that they have come when a visitor reaches their step. */
async function expectAskedByWaking(page: Page, path: string, asked: () => number) {
  await saveData(page);
  await page.goto(path, { waitUntil: 'networkidle' });
  expect(asked()).toBe(0);
  await choice(page, /^Residential/).hover();
  await expect.poll(asked).toBe(1);
}

test('the home page asks for the drawings when its wizard wakes, not before', async ({ page }) => {
  await expectAskedByWaking(page, '/', countAsked(page));
});

test('/get-quote asks for the drawings when its wizard wakes, and shows them at their step, in forced colours too', async ({
  page,
}) => {
  const asked = countAsked(page);
  await expectAskedByWaking(page, '/get-quote', asked);
  await answerHome(page, {}, 'inventory');
  await expectDrawn(page);
  expect(asked()).toBe(1);
  await page.emulateMedia({ forcedColors: 'active' });
  await test.step('in forced colours', () => expectDrawn(page));
});

test('the form of the move sheet has its drawings', async ({ page, site }) => {
  await openMove(page, await sendMove(site));
  await button(page, MOVE_LABELS.change).click();
  await expect(changeForm(page)).toBeVisible();
  await expectDrawn(page);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the long form has the drawings of the inventory', async ({ page }) => {
    await page.goto('/get-quote');
    await expectDrawn(page);
  });
});
