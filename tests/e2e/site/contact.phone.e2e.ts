import { expectWideEnough } from '../pages/too-wide.ts';
import { phone } from '../phone.ts';
import { expect, test } from '../site.ts';
import { expectEmpty, notices, sendButton, sentNotice, write } from './contact-form.ts';

test.use(phone);

test('a phone sends a message by touch; the notice is under the header @variation', async ({
  page,
  site,
}) => {
  const name = `Touch ${Date.now()}`;
  await page.goto('/contact');
  await test.step('the form begins within two screens', async () => {
    const form = page.getByRole('main').locator('form');
    const top = async () => (await form.boundingBox())?.y;
    await expect.poll(top).toBeLessThan(2 * phone.viewport.height);
  });
  await write(page, { Name: name, Email: 'touch@example.com', Message: 'Do you move fish tanks?' });
  await sendButton(page).tap();
  await expect(sentNotice(page)).toBeVisible();
  await expectEmpty(page);
  const belowHeader = async () => {
    const header = await page.getByRole('banner').boundingBox();
    const notice = await notices(page).boundingBox();
    return header && notice ? notice.y - header.y - header.height : Number.NaN;
  };
  await expect.poll(belowHeader).toBeGreaterThanOrEqual(0);
  await expectWideEnough(page, 'with its notice');
  await expect
    .poll(async () => (await site.mails()).filter(({ text }) => text?.includes(name)).length)
    .toBe(1);
});
