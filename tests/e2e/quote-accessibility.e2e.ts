import type { Page } from '@playwright/test';
import { errorSummary } from './error-summary.ts';
import { axeFindings, expectAccessible } from './site/accessible.ts';
import { expect, test } from './site.ts';
import {
  catchChat,
  choice,
  confirmedReference,
  continueButton,
  errorNotice,
  expectContact,
  expectHome,
  expectInventory,
  fillContact,
  sendButton,
} from './wizard.ts';

/** By day: looks/contrast.e2e.ts measures the colours of all steps by night too. */
async function expectNothing(page: Page) {
  expect(await axeFindings(page)).toEqual([]);
}

test('axe finds nothing on any step', async ({ page }) => {
  await catchChat(page);
  await page.goto('/get-quote');
  await expectNothing(page);
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
  await expectNothing(page);
  await sendButton(page).click();
  await expect(errorSummary(page)).toBeFocused();
  await expectNothing(page);
  await fillContact(page);
  await sendButton(page).click();
  await confirmedReference(page);
  await expectAccessible(page);
});

test('axe finds nothing while a failure is shown', async ({ page }) => {
  await page.route('**/api/quote-requests', (route) => route.abort());
  await page.goto('/get-quote');
  await choice(page, /^Commercial/).click();
  await fillContact(page);
  await sendButton(page).click();
  await expect(errorNotice(page)).toBeVisible();
  await expectAccessible(page);
});
