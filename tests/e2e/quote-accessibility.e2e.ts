import type { Page } from '@playwright/test';
import { errorSummary } from './error-summary.ts';
import { axeFindings, expectAccessible } from './site/accessible.ts';
import { expect, test } from './site.ts';
import {
  catchChat,
  choice,
  confirmedReference,
  continueButton,
  expectContact,
  expectHome,
  expectInventory,
  fillContact,
  sendButton,
} from './wizard.ts';

/** In light colours: looks/contrast.e2e.ts measures all steps in dark colours too. */
async function expectNothing(page: Page) {
  expect(await axeFindings(page)).toEqual([]);
}

// Elsewhere: the first step in looks/contrast.e2e.ts, the last without errors in quote-access.e2e.ts, a failure in
// poor-signal-quote.e2e.ts.
test('axe finds nothing on the way to the confirmation', async ({ page }) => {
  await catchChat(page);
  await page.goto('/get-quote');
  await choice(page, /^Residential/).click();
  await expectHome(page);
  await page.getByRole('group', { name: 'Bedrooms' }).getByText('3').click();
  await expectNothing(page);
  await continueButton(page).click();
  await expectInventory(page);
  await page.getByText('Sofa', { exact: true }).click();
  await expectNothing(page);
  await continueButton(page).click();
  await expectContact(page);
  await sendButton(page).click();
  await expect(errorSummary(page)).toBeFocused();
  await expectNothing(page);
  await fillContact(page);
  await sendButton(page).click();
  await confirmedReference(page);
  await expectAccessible(page);
});
