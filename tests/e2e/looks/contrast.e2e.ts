import type { Page } from '@playwright/test';
import { errorSummary } from '../error-summary.ts';
import { MISSING_PATH, routeTable } from '../pages/route-table.ts';
import { SCHEMES } from '../site/accessible.ts';
import { expect, test } from '../site.ts';
import {
  choice,
  continueButton,
  expectContact,
  expectHome,
  expectInventory,
  sendButton,
} from '../wizard.ts';
import { forceState, STATES, type State } from './force-state.ts';
import { poorContrast } from './poor-contrast.ts';

/** Every page except areas without a layout of their own. */
const AREAS = ['/movers-johannesburg', '/movers-randburg', '/movers-roodepoort'];
const pages = routeTable.filter(({ kind, path }) => kind !== 'area' || AREAS.includes(path));

async function expectContrast(page: Page, place: string, states = Object.keys(STATES) as State[]) {
  const devTools = await page.context().newCDPSession(page);
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme });
    for (const state of states) {
      const letGo = await forceState(page, devTools, state);
      const found = await page.evaluate(poorContrast);
      expect.soft(found, `${place}, ${state}, ${colorScheme}`).toEqual([]);
      await letGo();
    }
  }
  await devTools.detach();
}

test.describe.configure({ mode: 'parallel' });

for (const path of [...pages.map((route) => route.path), MISSING_PATH]) {
  test(`every text and control of ${path} stands out, at rest, under a pointer and in focus`, async ({
    page,
  }) => {
    // The test reads only colours, which come with the page.
    await page.route(/\/_astro\//, (route) => route.abort());
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expectContrast(page, path);
  });
}

test('so do the steps of the wizard, and what is wrong with them', async ({ page }) => {
  await page.goto('/get-quote');
  await choice(page, /^Residential/).click();
  await expectHome(page);
  await page.getByRole('group', { name: 'Bedrooms' }).getByText('3').click();
  await expectContrast(page, 'Step 2');
  await continueButton(page).click();
  await expectInventory(page);
  await page.getByText('Sofa', { exact: true }).click();
  await expectContrast(page, 'Step 3');
  await continueButton(page).click();
  await expectContact(page);
  await expectContrast(page, 'Step 4');
  await sendButton(page).click();
  await expect(errorSummary(page)).toBeFocused();
  await expectContrast(page, 'Step 4 with errors');
});

test('the page with all styles is for those who build the site, not for visitors', async ({
  request,
}) => {
  expect((await request.get('/style')).status()).toBe(404);
});
