import type { Page } from '@playwright/test';
import { HOW_IT_COMES } from '../../web/quote/confirmation/how-it-comes.ts';
import { SEND_QUOTE, STEP_TITLES } from '../../web/quote/steps/step-words.ts';
import {
  discardButton,
  expectConfirmationPrepared,
  expectPrepared,
  loseServer,
  standing,
  watchKeys,
} from './poor-signal.ts';
import { expectAccessible } from './site/accessible.ts';
import { expect, test } from './site.ts';
import {
  answerHome,
  backButton,
  type ContactName,
  catchChat,
  choice,
  confirmation,
  confirmedReference,
  contactField,
  errorNotice,
  expectContact,
  fillContact,
  openContactStep,
  sendButton,
  stepLabel,
  thandeka,
} from './wizard.ts';

const WAITING = `We can’t reach our server. Press “${SEND_QUOTE}” to try again. This page also tries`;

/** Fills in the last step under a name that no other test has. */
async function fillIn(page: Page, answers: Partial<typeof thandeka> = {}): Promise<string> {
  const name = `Poor Signal ${crypto.randomUUID()}`;
  await fillContact(page, { ...thandeka, ...answers, name });
  await expectPrepared(page);
  return name;
}

async function failToSend(page: Page) {
  await sendButton(page).click();
  await expect(errorNotice(page)).toBeVisible();
  await expect(standing(page)).toContainText(WAITING);
}

/** The state after any failure: a message at once, nothing lost, the button ready to be pressed. */
async function expectUsable(page: Page, name: string) {
  await expect(sendButton(page)).toBeEnabled();
  await expect(sendButton(page)).toBeFocused();
  await expect(contactField(page, 'name')).toHaveValue(name);
}

test('no connection: kept over a reload, and sent once when there is one', async ({
  page,
  context,
  site,
}) => {
  await catchChat(page);
  const keys = watchKeys(page);
  await openContactStep(page);
  const name = await fillIn(page);

  await test.step('without a connection the page reports that, and the form stays usable', async () => {
    await context.setOffline(true);
    await failToSend(page);
    await expectUsable(page, name);
    await expect.soft(standing(page)).toContainText('WhatsApp was not opened either.');
    await expect.soft(standing(page)).toBeInViewport({ ratio: 1 });
  });

  await test.step('a reload goes on waiting', async () => {
    const findServer = await loseServer(page);
    await context.setOffline(false);
    await page.reload();
    await expect(standing(page)).toContainText(WAITING);
    await expect(contactField(page, 'name')).toHaveValue(name);
    await expectConfirmationPrepared(page);
    await context.setOffline(true);
    await findServer();
  });

  await test.step('pressing again does no harm', async () => {
    await sendButton(page).click();
    await expect(sendButton(page)).toBeFocused();
    await expectUsable(page, name);
  });

  await test.step('with a connection it is sent once, by itself', async () => {
    await context.setOffline(false);
    const reference = await confirmedReference(page);
    await expect.soft(confirmation(page)).toBeFocused();
    // Without a click no browser would have opened the chat.
    await expect.soft(page.getByText(HOW_IT_COMES.blocked)).toBeVisible();
    await expect.soft(page.getByRole('link', { name: 'Open WhatsApp' })).toBeVisible();
    expect.soft(context.pages()).toHaveLength(1);
    expect.soft(keys).toHaveLength(3);
    expect.soft(new Set(keys).size).toBe(1);
    const stored = (await site.requests()).filter((row) => row.name === name);
    expect(stored.map((row) => row.reference)).toEqual([reference]);
    await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
  });
});

test('another tab opens with it, reports it, and sends it with the same key; the first tab reports that @variation', async ({
  page,
  context,
  site,
}) => {
  const first = watchKeys(page);
  await page.goto('/get-quote');
  await answerHome(page, { inventory: () => page.getByText('Bookshelf').click() });
  const name = await fillIn(page);
  await loseServer(page);
  await failToSend(page);

  const later = await context.newPage();
  // Nobody fills in a form within two seconds.
  await later.clock.install({ time: Date.now() + 60_000 });
  const second = watchKeys(later);
  const findServer = await loseServer(later);
  await later.goto('/');

  await test.step('the other tab has every answer', async () => {
    await expect(stepLabel(later, 'details')).toBeVisible();
    await expect(standing(later)).toContainText(WAITING);
    for (const [field, value] of Object.entries({ ...thandeka, name })) {
      await expect.soft(contactField(later, field as ContactName)).toHaveValue(value);
    }
  });

  await test.step('it sends them, and leaves its visitor at the top of the page', async () => {
    await findServer();
    // A phone does this when its owner comes back to the page.
    await later.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    const reference = await confirmedReference(later);
    await expect.soft(later.getByRole('heading', { level: 1 })).toBeInViewport();
    expect.soft(second).toEqual(first);
    expect
      .soft((await site.requests()).filter((row) => row.name === name))
      .toMatchObject([{ reference, flag: null, inventory: '{"living":["bookshelf"]}' }]);
    await test.step('the first tab reports that it was sent, and a press there sends nothing twice', async () => {
      await expect(page.getByText('Sent or discarded in another tab.')).toBeVisible();
      await page.unroute(/\/(healthz|api\/.*)$/);
      await catchChat(page);
      await sendButton(page).click();
      expect(await confirmedReference(page)).toBe(reference);
      expect((await site.requests()).filter((row) => row.name === name)).toHaveLength(1);
    });
  });
});

// unsent-quote.test.tsx asks that nothing of a discarded request is kept or sent.
test('by keyboard: an unsent request is read out on every step, and discarded it leaves the first one @variation', async ({
  page,
}) => {
  await openContactStep(page);
  await fillIn(page);
  await loseServer(page);
  await failToSend(page);

  await test.step('the message is read out, and the next Tab reaches Discard', async () => {
    await expect.soft(page.getByRole('form', { name: 'Free quote' })).toMatchAriaSnapshot(`
      - status:
        - strong: Not sent yet.
        - text: /We can’t reach our server/
      - button "Discard"
    `);
    await page.keyboard.press('Tab');
    await expect.soft(discardButton(page)).toBeFocused();
    await expectAccessible(page);
  });

  await test.step('it is on the first step too', async () => {
    await backButton(page).click();
    await expect(stepLabel(page, 'move')).toBeVisible();
    await expect(standing(page)).toContainText(WAITING);
  });

  await test.step('discarded on the last step, the first one opens', async () => {
    await choice(page, /^Commercial/).click();
    await expectContact(page);
    await discardButton(page).press('Enter');
    await expect(stepLabel(page, 'move')).toBeVisible();
    await expect(page.getByRole('heading', { name: STEP_TITLES.move })).toBeFocused();
    await expect(standing(page)).toContainText('Discarded.');
    await expect(discardButton(page)).toBeHidden();
  });
});
