import type { Page } from '@playwright/test';
import { expect, test } from '../site.ts';
import {
  answerHome,
  catchChat,
  confirmedReference,
  contactField,
  fillContact,
  sendButton,
  thandeka,
  threeBedrooms,
} from '../wizard.ts';

/** The wizard throws as it reads its step, which it does when the browser says that it changed. */
function breakSteps(page: Page) {
  return page.evaluate(() => {
    Object.defineProperty(History.prototype, 'state', {
      get() {
        throw new Error('a bug');
      },
    });
    dispatchEvent(new PopStateEvent('popstate'));
  });
}

test('after a bug in the wizard all that was typed is there when the page is loaded again', async ({
  page,
  site,
}) => {
  await page.goto('/get-quote');
  await answerHome(page, {
    property: () => threeBedrooms(page),
    inventory: () => page.getByText('Sofa').click(),
  });
  await catchChat(page);
  const name = `After a bug ${Date.now()}`;
  await fillContact(page, { ...thandeka, name, phone: '' });
  await breakSteps(page);

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
