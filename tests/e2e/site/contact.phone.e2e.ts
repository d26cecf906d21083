import { phone } from '../phone.ts';
import { expect, test } from '../site.ts';
import { expectEmpty, notices, sendButton, sentNotice, write } from './contact-form.ts';

test.use(phone);

test('a phone sends a message by touch; the notice is under the header', async ({ page, site }) => {
  const name = `Touch ${Date.now()}`;
  await page.goto('/contact');

  await write(page, { Name: name, Email: 'touch@example.com', Message: 'Do you move fish tanks?' });
  await sendButton(page).tap();
  await expect(sentNotice(page)).toBeVisible();
  await expectEmpty(page);
  const header = await page.getByRole('banner').boundingBox();
  const notice = await notices(page).boundingBox();
  expect(notice?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expect
    .poll(async () => (await site.mails()).filter(({ text }) => text?.includes(name)).length)
    .toBe(1);
});
