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
  openContactStep,
  sendButton,
  thandeka,
} from './wizard.ts';

const KEYS = {
  sessionStorage: ['quote-draft', 'quote-from', 'quote-sent', 'contact-draft'],
  localStorage: ['quote-unsent', 'contact-unsent'],
};

// unreadable-memory.test.tsx, form-in-tab.test.ts and quote-draft.test.ts read many more.
const UNREADABLE = {
  sessionStorage:
    '{"version":2,"draft":{"values":{"kitchen":null,"bedrooms":7,"name":{}},"step":"4","name":5,"message":[]},"begunAt":"x","lastTry":5}',
  localStorage:
    '{"version":1,"key":"x","request":{},"values":{"moveType":5},"at":9e15,"begun":0,"waiting":true,"chat":"none"}',
};

function remember(page: Page) {
  return page.evaluate(
    ([keys, unreadable]) => {
      for (const key of keys.sessionStorage) sessionStorage.setItem(key, unreadable.sessionStorage);
      for (const key of keys.localStorage) localStorage.setItem(key, unreadable.localStorage);
    },
    [KEYS, UNREADABLE] as const,
  );
}

test('with anything else wherever we keep something, both forms can be used', async ({ page }) => {
  const thrown: Error[] = [];
  page.on('pageerror', (error) => thrown.push(error));
  await page.goto('/robots.txt');
  await remember(page);
  await page.goto('/contact');
  await page.getByLabel('Message').fill('Do you move pianos?');
  await expect(page.getByRole('button', { name: 'Send message' })).toBeEnabled();
  await remember(page);
  await openContactStep(page);
  await fillContact(page);
  await expect(sendButton(page)).toBeEnabled();
  expect(thrown).toEqual([]);
});

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
  await fillContact(page, { ...thandeka, 'Your name': name, Phone: '' });
  await breakSteps(page);
  // The form reads its step again when it shows a mistake.
  await sendButton(page).click();

  const alert = page.getByRole('alert').filter({ hasText: 'stopped working' });
  await expect(alert.getByRole('link')).toHaveCount(2);
  await page.getByRole('button', { name: 'Load the page again' }).click();
  await expect(contactField(page, 'Your name')).toHaveValue(name);
  await fillContact(page, { Phone: thandeka.Phone });
  await sendButton(page).click();
  await confirmedReference(page);
  expect((await site.requests()).filter((row) => row.name === name)).toMatchObject([
    { bedrooms: '3', inventory: '{"living":["sofa"]}', toAddress: thandeka['Moving to'] },
  ]);
});
