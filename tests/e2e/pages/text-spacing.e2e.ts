import type { Page } from '@playwright/test';
import {
  choice,
  confirmedReference,
  continueButton,
  expectContact,
  expectHome,
  expectInventory,
  fillContact,
  sendButton,
} from '../wizard.ts';
import { button, openMove, sendMove } from '../your-move.ts';
import { MISSING_PATH, paths } from './route-table.ts';
import { expect, test } from './site-reader.ts';
import { outOfTheirBox, tooWide } from './too-wide.ts';

/** WCAG 1.4.12, as the bookmarklets set it: readers with dyslexia need more space. */
const WIDER_TEXT = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important; }`;
const WIDTHS = [320, 1024];

test.describe.configure({ mode: 'parallel' });
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

/** The policy forbids foreign styles; a bookmarklet's bypasses it, as this one does. */
async function spaceOut(page: Page) {
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, WIDER_TEXT);
}

async function expectAllShown(page: Page, state: string) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    expect.soft(await tooWide(page), `${state}, ${width} px`).toEqual([]);
    expect.soft(await outOfTheirBox(page), `${state}, ${width} px`).toEqual([]);
  }
}

for (const path of [...paths, MISSING_PATH, '/thank-you/QAB-1234-56']) {
  test(`${path} shows all of its words with wider spacing`, async ({ page }) => {
    await page.goto(path);
    await spaceOut(page);
    await expectAllShown(page, 'as it comes');
  });
}

for (const path of ['/', '/get-quote']) {
  test(`the wizard on ${path} and its end show all of their words with wider spacing`, async ({
    page,
  }) => {
    await page.goto(path);
    await spaceOut(page);
    await choice(page, /^Residential/).click();
    await expectHome(page);
    await expectAllShown(page, 'the home');
    await continueButton(page).click();
    await expectInventory(page);
    await expectAllShown(page, 'the inventory');
    await continueButton(page).click();
    await expectContact(page);
    await sendButton(page).click();
    await page.getByText('Stairs, lifts, gates').click();
    await expect(page.getByLabel('Lift').first()).toBeVisible();
    await expectAllShown(page, 'all that can be wrong');
    await fillContact(page);
    await page.getByText('Quote within 24 hours').click();
    await sendButton(page).click();
    await confirmedReference(page);
    await expectAllShown(page, 'the confirmation');
  });
}

test('the move sheet shows all of its words with wider spacing', async ({ page, site }) => {
  await openMove(page, await sendMove(site));
  await spaceOut(page);
  await expectAllShown(page, 'the sheet');
  await button(page, 'Change something').click();
  await expectAllShown(page, 'its form');
  await button(page, 'Keep it as it was').click();
  await button(page, 'Delete my request').click();
  await expectAllShown(page, 'the question');
});
