import { errorSummary } from './error-summary.ts';
import { expectAccessible } from './site/accessible.ts';
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

test('axe finds nothing on any step', async ({ page }) => {
  await catchChat(page);
  await page.goto('/get-quote');
  await expectAccessible(page);
  await choice(page, /^Residential/).click();
  await expectHome(page);
  await page.getByRole('group', { name: 'Bedrooms' }).getByText('3').click();
  await expectAccessible(page);
  await continueButton(page).click();
  await expectInventory(page);
  await page.getByText('Sofa', { exact: true }).click();
  await expectAccessible(page);
  await continueButton(page).click();
  await expectContact(page);
  await expectAccessible(page);
  await sendButton(page).click();
  await expect(errorSummary(page)).toBeFocused();
  await expectAccessible(page);
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

test('the page that is not there', async ({ page }) => {
  const answer = await page.goto('/movers-atlantis');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
  await expectAccessible(page);
});
