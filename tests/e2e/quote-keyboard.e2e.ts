import type { Page } from '@playwright/test';
import { CONTROL_LABELS } from '../../domain/request/labels.ts';
import { SEND_QUOTE } from '../../web/quote/steps/step-words.ts';
import { noticeArea } from './notice-area.ts';
import { ourRefusal } from './poor-signal.ts';
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
async function tabTo(
  page: Page,
  role: 'button' | 'radio' | 'checkbox' | 'textbox',
  name: RegExp | string,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
) {
  // Looked for once: to look for a name is the dearest part of a press.
  const wanted = await page.getByRole(role, { name }).first().elementHandle();
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press(key);
    if (await wanted?.evaluate((element) => element === document.activeElement)) return;
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
  await tabTo(page, 'textbox', new RegExp(CONTROL_LABELS.fromAddress));
  await page.keyboard.type(thandeka.fromAddress);
  await page.keyboard.press('Tab');
  await page.keyboard.type(thandeka.toAddress);
  // Past the box for whoever has no day yet.
  await tabTo(page, 'checkbox', /the day yet$/);
  await page.keyboard.press('Tab');
  await page.keyboard.type('12052026');
  await tabTo(page, 'textbox', new RegExp(CONTROL_LABELS.name));
  await page.keyboard.type(thandeka.name);
  await page.keyboard.press('Tab');
  await page.keyboard.type(thandeka.phone);
  await page.keyboard.press('Tab');
  await page.keyboard.type(thandeka.email);
  await tabTo(page, 'radio', /^WhatsApp/);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /^Email/ })).toBeChecked();

  await test.step('F8 leads to the notice of a failure, and Escape back', async () => {
    await page.route('**/api/quote-requests', (route) => route.fulfill(ourRefusal(503)));
    await page.keyboard.press('Enter');
    await expect(errorNotice(page)).toBeVisible();
    await expect(sendButton(page)).toBeFocused();
    await page.keyboard.press('F8');
    const list = noticeArea(page).getByRole('list');
    await expect(list).toBeFocused();
    await expect(list).toHaveCSS('outline-style', 'solid');
    await page.keyboard.press('Escape');
    await expect(errorNotice(page)).toHaveCount(0);
    await expect(sendButton(page)).toBeFocused();
    await page.unroute('**/api/quote-requests');
  });

  await test.step('Back leads back, and Continue forward again', async () => {
    await tabTo(page, 'button', /^Back$/, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expectInventory(page);
    await tabTo(page, 'button', /^Continue$/);
    await page.keyboard.press('Enter');
    await expectContact(page);
  });

  await tabTo(page, 'button', SEND_QUOTE);
  await page.keyboard.press('Enter');
  await confirmedReference(page);
});
