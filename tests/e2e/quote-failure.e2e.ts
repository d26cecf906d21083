import type { Page } from '@playwright/test';
import { expect, faultTest, test } from './site.ts';
import {
  catchChat,
  confirmedReference,
  contactField,
  errorNotice,
  fillContact,
  openContactStep,
  sendButton,
  thandeka,
} from './wizard.ts';

async function expectNothingLost(page: Page) {
  await expect(errorNotice(page)).toBeVisible();
  await expect(sendButton(page)).toBeEnabled();
  await expect(sendButton(page)).toBeFocused();
  for (const [label, value] of Object.entries(thandeka)) {
    await expect(contactField(page, label as keyof typeof thandeka)).toHaveValue(value);
  }
}

faultTest('the server is down, and comes back', async ({ page, ownSite }) => {
  await catchChat(page);
  await openContactStep(page);
  await fillContact(page);
  // Here the visitor must try again; poor-signal-*.e2e.ts cover the page's own tries.
  await page.route('**/healthz', (route) => route.abort());
  await ownSite.stop();
  await sendButton(page).click();
  await expectNothingLost(page);

  await ownSite.start();
  await sendButton(page).click();
  const reference = await confirmedReference(page);
  const stored = await ownSite.requests();
  expect(stored.map((row) => row.reference)).toEqual([reference]);
});

faultTest('the database is locked: 503, and nothing is acknowledged', async ({ page, ownSite }) => {
  await catchChat(page);
  await openContactStep(page);
  await fillContact(page);
  const unlock = ownSite.lockDatabase();
  const answered = page.waitForResponse('**/api/quote-requests');
  await sendButton(page).click();
  expect((await answered).status()).toBe(503);
  await expectNothingLost(page);
  unlock();
  await sendButton(page).click();
  await confirmedReference(page);
  expect(await ownSite.requests()).toHaveLength(1);
});

faultTest.describe('with a limit of one request a minute', () => {
  faultTest.use({ ownEnvironment: { RATE_LIMIT: '1' } });

  faultTest('too many requests: 429, and the words stay', async ({ page, ownSite }) => {
    await openContactStep(page);
    await page.request.post('/api/quote-requests', { data: {} });
    await fillContact(page);
    const answered = page.waitForResponse('**/api/quote-requests');
    await sendButton(page).click();
    expect((await answered).status()).toBe(429);
    await expectNothingLost(page);
    expect(await ownSite.requests()).toEqual([]);
  });
});

test('the answer is lost on the way: the retry makes no second request', async ({ page, site }) => {
  await catchChat(page);
  const name = `Lost Answer ${Date.now()}`;
  await openContactStep(page);
  await fillContact(page, { ...thandeka, 'Your name': name });
  let references: string[] = [];
  await page.route('**/healthz', (route) => route.abort());
  await page.route(
    '**/api/quote-requests',
    async (route) => {
      const answer = await route.fetch();
      references = [(await answer.json()).reference];
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await sendButton(page).click();
  await expect(errorNotice(page)).toBeVisible();
  await sendButton(page).click();
  expect([await confirmedReference(page)]).toEqual(references);
  const stored = (await site.requests()).filter((row) => row.name === name);
  expect(stored.map((row) => row.reference)).toEqual(references);
});

test('while it is sent the button says so, and Enter does not send again', async ({
  page,
  site,
}) => {
  await catchChat(page);
  const name = `Patient ${Date.now()}`;
  let posts = 0;
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/quote-requests', async (route) => {
    posts += 1;
    await held;
    await route.continue();
  });
  await openContactStep(page);
  await fillContact(page, { ...thandeka, 'Your name': name });
  await sendButton(page).dblclick();
  const sending = page.getByRole('button', { name: 'Sending...' });
  await expect(sending).toBeDisabled();
  await contactField(page, 'Email').press('Enter');
  answer();
  await confirmedReference(page);
  expect(posts).toBe(1);
  expect((await site.requests()).filter((row) => row.name === name)).toHaveLength(1);
});

faultTest(
  'kill -9 after the confirmation: the request is there and is mailed once',
  async ({ page, ownSite }) => {
    await catchChat(page);
    await openContactStep(page);
    await fillContact(page);
    await sendButton(page).click();
    const reference = await confirmedReference(page);
    await ownSite.kill();
    await ownSite.start();
    expect((await ownSite.requests()).map((row) => row.reference)).toEqual([reference]);
    await ownSite.mailFor(reference);
    expect(await ownSite.mails()).toHaveLength(1);
  },
);
