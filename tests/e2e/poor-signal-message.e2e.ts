import type { Page } from '@playwright/test';
import { discardButton, expectPrepared, loseServer, standing, watchKeys } from './poor-signal.ts';
import { expectAccessible } from './site/accessible.ts';
import {
  errorNotice,
  expectEmpty,
  expectWords,
  field,
  sendButton,
  sentNotice,
  sipho,
  write,
} from './site/contact-form.ts';
import { expect, test } from './site.ts';

const PAUSED = 'Not sent yet. Press “Send message” to send it.';

/** Writes under a name that no other test has, and sends it while the server is out of reach. */
async function failToSend(page: Page): Promise<{ words: typeof sipho; findServer: () => unknown }> {
  const words = { ...sipho, Name: `Poor Signal ${crypto.randomUUID()}` };
  await page.goto('/contact');
  await write(page, words);
  await expectPrepared(page);
  const findServer = await loseServer(page);
  await sendButton(page).click();
  await expect(errorNotice(page)).toBeVisible();
  await expect(sendButton(page)).toBeFocused();
  await expect(standing(page)).toContainText('Not sent yet. There is no connection to us.');
  await expect(standing(page)).not.toContainText('WhatsApp');
  return { words, findServer };
}

test('no connection: kept over a closed tab, and sent once by the next', async ({
  page,
  context,
  site,
}) => {
  const first = watchKeys(page);
  const { words } = await failToSend(page);
  await expectWords(page, words);
  await page.close();

  const later = await context.newPage();
  const second = watchKeys(later);
  const findServer = await loseServer(later);
  await later.goto('/contact');
  await expect(standing(later)).toContainText('Not sent yet.');
  await expectWords(later, words);
  await findServer();
  await later.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(sentNotice(later)).toBeVisible();
  await expectEmpty(later);
  await expect(standing(later)).toBeHidden();
  expect(second).toEqual(first);
  expect(await later.evaluate(() => localStorage.length)).toBe(0);
  const mails = async () => (await site.mails()).filter(({ text }) => text?.includes(words.Name));
  await expect.poll(async () => (await mails()).length).toBe(1);
  expect((await mails())[0]?.text).not.toContain('Please check');
});

test('what is being changed waits for the visitor; discarded, it is gone', async ({ page }) => {
  const keys = watchKeys(page);
  const { findServer } = await failToSend(page);
  await expectAccessible(page);
  await field(page, 'Message').press('!');
  await expect(standing(page)).toHaveText(PAUSED);
  await findServer();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.reload();
  await expect(standing(page)).toHaveText(PAUSED);

  await discardButton(page).click();
  await expect(standing(page)).toContainText('If it did reach us before the connection broke');
  await expect(standing(page)).toBeFocused();
  await expectEmpty(page);
  await page.reload();
  await expectEmpty(page);
  expect(keys).toHaveLength(1);
});
