import type { Page } from '@playwright/test';
import { errorSummary } from '../error-summary.ts';
import { expect, test } from '../site.ts';
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
import { expectDrawn } from './drawn.ts';

test.describe.configure({ mode: 'parallel' });

const words = (step: 1 | 2 | 3 | 4) => [`Step ${step} of 4`];

const form = (page: Page) => page.getByRole('form', { name: 'Free quote' });

/** From the first step to the last. */
async function walk(page: Page, path: string) {
  await page.goto(path);
  await expectDrawn(page, 'The move type', words(1), form(page));
  await choice(page, /^Residential/).click();
  await expectHome(page);
  await expectDrawn(page, 'The home', words(2), form(page));
  await page.getByRole('group', { name: 'Bedrooms' }).getByText('3').click();
  await expectDrawn(page, 'The home, with a rate', words(2), form(page));
  await continueButton(page).click();
  await expectInventory(page);
  await page.getByText('Sofa', { exact: true }).click();
  await expectDrawn(page, 'The inventory', words(3), form(page));
  await continueButton(page).click();
  await expectContact(page);
  await expectDrawn(page, 'The last step', words(4), form(page));
}

test('all texts and controls of the wizard and its end are drawn', async ({ page }) => {
  await walk(page, '/get-quote');
  await sendButton(page).click();
  await expect(errorSummary(page)).toBeFocused();
  await page.getByText('Stairs, lifts, gates').click();
  await expect(page.getByLabel('Lift').first()).toBeVisible();
  for (const more of await page.getByText('The gate, the truck, the hours').all()) {
    await more.click();
  }
  await expectDrawn(page, 'The last step, with its errors and questions', words(4), form(page));
  await page.clock.setFixedTime(new Date('2026-11-01T10:00:00Z'));
  await fillContact(page, { moveDate: '2027-02-27' });
  await expect(page.getByText(/is a busy day/)).toBeVisible();
  await expectDrawn(page, 'The last step, with the hint on a busy day', words(4), form(page));
  await fillContact(page);
  await page.getByText('Quote within 24 hours').click();
  await sendButton(page).click();
  const reference = await confirmedReference(page);
  await page
    .getByRole('region', { name: /Notifications/ })
    .getByRole('button')
    .click();
  await expectDrawn(page, 'The confirmation', [reference]);
});

test('all texts and controls of the wizard are drawn on the home page', ({ page }) =>
  walk(page, '/'));

test('so are those of a commercial move', async ({ page }) => {
  await page.goto('/get-quote');
  await choice(page, /^Commercial/).click();
  await expectContact(page);
  await expectDrawn(page, 'The last step of a commercial move', words(4), form(page));
});
