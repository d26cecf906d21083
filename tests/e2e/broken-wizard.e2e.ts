import type { Page } from '@playwright/test';
import { expect, test } from './site.ts';
import {
  catchChat,
  choice,
  confirmedReference,
  contactField,
  expectContact,
  expectHome,
  fillContact,
  sendButton,
  thandeka,
} from './wizard.ts';

/** From now on the wizard throws when it reads its step. */
function breakSteps(page: Page) {
  return page.evaluate(() => {
    Object.defineProperty(History.prototype, 'state', {
      get() {
        throw new Error('a bug');
      },
    });
  });
}

test('after a bug in the wizard all that was typed is there when the page is loaded again', async ({
  page,
  site,
}) => {
  await page.goto('/get-quote');
  await choice(page, /^Residential/).click();
  await expectHome(page);
  await page.getByRole('group', { name: 'Bedrooms' }).getByText('3').click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('Sofa').click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expectContact(page);
  await catchChat(page);
  const name = `After a bug ${Date.now()}`;
  await fillContact(page, { ...thandeka, name, phone: '' });
  await breakSteps(page);
  // The form reads its step again when it shows a mistake.
  await sendButton(page).click();

  const alert = page.getByRole('alert').filter({ hasText: 'stopped working' });
  await expect(alert.getByRole('link')).toHaveCount(2);
  await page.getByRole('button', { name: 'Load the page again' }).click();
  await expect(contactField(page, 'name')).toHaveValue(name);
  await fillContact(page, { phone: thandeka.phone });
  await sendButton(page).click();
  await confirmedReference(page);
  expect((await site.requests()).filter((row) => row.name === name)).toMatchObject([
    { bedrooms: '3', inventory: '{"living":["sofa"]}', toAddress: thandeka.toAddress },
  ]);
});
