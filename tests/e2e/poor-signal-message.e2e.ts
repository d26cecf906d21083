import type { Page } from '@playwright/test';
import { expectPrepared, loseServer, standing, watchKeys } from './poor-signal.ts';
import {
  errorNotice,
  expectEmpty,
  expectWords,
  sendButton,
  sentNotice,
  sipho,
  write,
} from './site/contact-form.ts';
import { expect, test } from './site.ts';

/** Writes under a name that no other test has, and sends it while the server is out of reach. */
async function failToSend(page: Page): Promise<typeof sipho> {
  const words = { ...sipho, Name: `Poor Signal ${crypto.randomUUID()}` };
  await page.goto('/contact');
  await write(page, words);
  await expectPrepared(page);
  await loseServer(page);
  await sendButton(page).click();
  await expect(errorNotice(page)).toBeVisible();
  await expect(sendButton(page)).toBeFocused();
  await expect(standing(page)).toContainText('Not sent yet. We can’t reach our server.');
  await expect(standing(page)).not.toContainText('WhatsApp');
  return words;
}

// not-sent.test.tsx asks what happens to a message that its visitor changes or discards.
test('no connection: kept over a closed tab, and sent once by the next', async ({
  page,
  context,
  site,
}) => {
  const first = watchKeys(page);
  const words = await failToSend(page);
  await expectWords(page, words);
  await page.close();

  const later = await context.newPage();
  // Nobody writes a message within two seconds.
  await later.clock.install({ time: Date.now() + 60_000 });
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
  await expect.poll(() => later.evaluate(() => localStorage.length)).toBe(0);
  const mails = async () => (await site.mails()).filter(({ text }) => text?.includes(words.Name));
  await expect.poll(async () => (await mails()).length).toBe(1);
  expect((await mails())[0]?.text).not.toContain('Please check');
});
