import type { Page } from '@playwright/test';
import { expect, test } from './site.ts';
import {
  confirmedReference,
  errorNotice,
  expectContact,
  expectHome,
  expectInventory,
  sendButton,
  thandeka,
} from './wizard.ts';

/** Tabs until the wanted control has the focus, as a visitor without a mouse does. */
async function tabTo(page: Page, role: 'button' | 'radio' | 'checkbox' | 'textbox', name: RegExp) {
  const wanted = page.getByRole(role, { name });
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    if (await wanted.first().evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab never reached ${role} ${name}`);
}

test('the whole way with the keyboard alone', async ({ page }) => {
  await page.goto('/get-quote');
  await tabTo(page, 'button', /^Residential/);
  await page.keyboard.press('Enter');

  await expectHome(page);
  await tabTo(page, 'radio', /^1$/);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('group', { name: 'Bedrooms' }).getByLabel('3')).toBeChecked();
  await tabTo(page, 'checkbox', /garage/);
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');

  await expectInventory(page);
  await tabTo(page, 'checkbox', /^Stove$/);
  await page.keyboard.press('Space');
  await tabTo(page, 'button', /^Continue$/);
  await page.keyboard.press('Enter');

  await expectContact(page);
  await tabTo(page, 'textbox', /^Moving from$/);
  await page.keyboard.type(thandeka['Moving from']);
  await page.keyboard.press('Tab');
  await page.keyboard.type(thandeka['Moving to']);
  await page.keyboard.press('Tab');
  await page.keyboard.type('12052026');
  await tabTo(page, 'textbox', /^Your name$/);
  await page.keyboard.type(thandeka['Your name']);
  await page.keyboard.press('Tab');
  await page.keyboard.type(thandeka.Phone);
  await page.keyboard.press('Tab');
  await page.keyboard.type(thandeka.Email);
  await tabTo(page, 'radio', /^WhatsApp/);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /^Email/ })).toBeChecked();
  await page.keyboard.press('Enter');
  await confirmedReference(page);
});

test('Back is reached and works by keyboard, and F8 leads to the notice', async ({ page }) => {
  await page.goto('/get-quote');
  await tabTo(page, 'button', /^Commercial/);
  await page.keyboard.press('Space');
  await expectContact(page);
  await page.route('**/api/quote-requests', (route) => route.abort());
  for (const [label, value] of Object.entries(thandeka)) {
    await page.getByRole('main').getByLabel(label, { exact: true }).fill(value);
  }
  await page.keyboard.press('Enter');
  await expect(errorNotice(page)).toBeVisible();
  await expect(sendButton(page)).toBeFocused();
  await page.keyboard.press('F8');
  const list = page.getByRole('region', { name: /Notifications/ }).getByRole('list');
  await expect(list).toBeFocused();
  await expect(list).toHaveCSS('outline-style', 'solid');
  await page.keyboard.press('Escape');
  await expect(errorNotice(page)).toHaveCount(0);
  await expect(sendButton(page)).toBeFocused();
  await tabTo(page, 'button', /^Back$/);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Step 1 of 4', { exact: true })).toBeVisible();
});
