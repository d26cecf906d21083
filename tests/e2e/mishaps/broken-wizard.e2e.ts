import type { Page } from '@playwright/test';
import { AGAIN_LABELS } from '../../../web/ui/again-labels.ts';
import { expectPrepared } from '../poor-signal.ts';
import { expect, test } from '../site.ts';
import {
  answerHome,
  catchChat,
  confirmedReference,
  fillContact,
  sendButton,
  thandeka,
  threeBedrooms,
} from '../wizard.ts';

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

test('after a bug as it is sent, a request goes out whole when the page is loaded again', async ({
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
  await fillContact(page, { ...thandeka, name });
  // By now the part has come that keeps a form which fails to be sent.
  await expectPrepared(page);
  await page.route('**/api/quote-requests', (route) => route.abort());
  await breakSteps(page);
  // It reads its step again as it begins to send.
  await sendButton(page).click();

  const alert = page.getByRole('alert').filter({ hasText: 'stopped working' });
  await expect(alert.getByRole('link')).toHaveCount(2);
  await page.unroute('**/api/quote-requests');
  await page.getByRole('button', { name: AGAIN_LABELS.load }).click();
  await confirmedReference(page);
  expect((await site.requests()).filter((row) => row.name === name)).toMatchObject([
    { bedrooms: '3', inventory: '{"living":["sofa"]}', toAddress: thandeka.toAddress },
  ]);
});
