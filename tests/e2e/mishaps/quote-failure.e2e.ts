import type { Page } from '@playwright/test';
import { expectConfirmationPrepared, expectPrepared } from '../poor-signal.ts';
import { expect, test } from '../site.ts';
import {
  catchChat,
  confirmedReference,
  contactField,
  errorNotice,
  fillContact,
  openContactStep,
  sendButton,
  thandeka,
} from '../wizard.ts';

const NOTICE_MS = 5000;

/** Lets the notice go, so that the next failure must show its own. */
async function expectNothingLost(page: Page) {
  await expect(errorNotice(page)).toBeVisible();
  await expect(sendButton(page)).toBeEnabled();
  await expect(sendButton(page)).toBeFocused();
  for (const [label, value] of Object.entries(thandeka)) {
    await expect(contactField(page, label as keyof typeof thandeka)).toHaveValue(value);
  }
  await page.clock.fastForward(NOTICE_MS);
  await expect(errorNotice(page)).toBeHidden();
}

// How a locked, limited or killed server answers is tested without a browser: sqlite-faults.test.ts,
// client-limit.test.ts, kill.test.ts; what the page says to a refusal, in unsent-quote.test.tsx.
// poor-signal-quote.e2e.ts covers the page's own tries.
test.use({ baseURL: async ({ ownSite }, use) => use(ownSite.url) });
test('whatever happens to the server, nothing is lost or acknowledged in vain', async ({
  page,
  ownSite,
}) => {
  await page.clock.install();
  await catchChat(page);
  await openContactStep(page);
  await fillContact(page);
  await expectPrepared(page);
  await expectConfirmationPrepared(page);
  // Here the visitor must try again.
  await page.route('**/healthz', (route) => route.abort());
  await test.step('the server is down', async () => {
    await ownSite.stop();
    await sendButton(page).click();
    await expectNothingLost(page);
  });

  const reference = await test.step('it comes back: the request is stored once', async () => {
    await ownSite.start();
    expect(await ownSite.requests()).toEqual([]);
    await sendButton(page).click();
    return confirmedReference(page);
  });

  await test.step('kill -9 after the confirmation: it is there and is mailed once', async () => {
    await ownSite.kill();
    await ownSite.start();
    expect((await ownSite.requests()).map((row) => row.reference)).toEqual([reference]);
    await ownSite.mailFor(reference);
    expect(await ownSite.mails()).toHaveLength(1);
  });
});
