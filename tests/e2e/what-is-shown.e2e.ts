import type { Locator, Page } from '@playwright/test';
import { expect, test } from './site.ts';
import { contactField, openContactStep, sendButton, thandeka } from './wizard.ts';

/** Fills in a field as a password manager does: React hears nothing. */
async function fillSilently(field: Locator, value: string) {
  await field.evaluate((element, value) => {
    const prototype = Object.getPrototypeOf(element);
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, value);
  }, value);
}

async function fillStepSilently(page: Page) {
  for (const [label, value] of Object.entries(thandeka)) {
    await fillSilently(contactField(page, label as keyof typeof thandeka), value);
  }
}

test('what a password manager fills in is kept over a reload, and sent @variation', async ({
  page,
}) => {
  await openContactStep(page);
  await fillStepSilently(page);
  await page.reload();
  for (const [label, value] of Object.entries(thandeka)) {
    await expect(contactField(page, label as keyof typeof thandeka)).toHaveValue(value);
  }
  await fillSilently(contactField(page, 'name'), 'Thandeka Nkosi');
  await page.getByText('Email', { exact: true }).last().click();
  await sendButton(page).click();
  await expect(page.getByText('Thank you, Thandeka.')).toBeVisible();
});
