import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { errorSummary } from '../error-summary.ts';
import { holdScripts } from '../hold-scripts.ts';
import { expect, faultTest, test } from '../site.ts';
import { expectAccessible } from './accessible.ts';
import {
  errorNotice,
  expectEmpty,
  expectWords,
  field,
  form,
  refuseMessages,
  sendButton,
  sentNotice,
  sipho,
  takeMessages,
  write,
} from './contact-form.ts';

const MESSAGES = [
  'Name must be at least 2 characters',
  'Please enter a valid email',
  'Message must be at least 10 characters',
];

const database = join(mkdtempSync(join(tmpdir(), 'movers-contact-')), 'requests.db');

function storedMessages(): unknown[] {
  const db = new DatabaseSync(database, { readOnly: true, timeout: 5000 });
  try {
    return db.prepare('select * from contact_submissions').all();
  } finally {
    db.close();
  }
}

faultTest.describe('on a site of its own', () => {
  faultTest.use({ ownEnvironment: { DATABASE_URL: `sqlite:${database}` } });

  faultTest(
    'double click, Enter twice, Back and Forward: one message stored, one mail',
    async ({ page, ownSite }) => {
      await page.goto('/about');
      await page.goto('/contact');
      await write(page);
      // Late enough for every press of an impatient visitor.
      let answer = () => {};
      const held = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await page.route('**/api/contact-submissions', async (route) => {
        await held;
        await route.continue();
      });
      await field(page, 'Name').press('Enter');
      await field(page, 'Name').press('Enter');
      await page.getByRole('button', { name: 'Sending...' }).dblclick({ force: true });
      answer();
      await expect(sentNotice(page)).toBeVisible();
      await expectEmpty(page);
      await page.goBack();
      await page.goForward();
      await expectEmpty(page);
      await page.reload();
      await expectEmpty(page);
      await expect.poll(async () => (await ownSite.mails()).length).toBe(1);
      expect(storedMessages()).toMatchObject([
        { name: sipho.Name, email: sipho.Email, phone: sipho.Phone, message: sipho.Message },
      ]);
      const [mail] = await ownSite.mails();
      expect(mail?.text).toContain(sipho.Message);
      expect(mail?.replyTo?.[0]?.address).toBe(sipho.Email);
    },
  );

  faultTest('an answer lost on the way makes no second message', async ({ page, ownSite }) => {
    await page.goto('/contact');
    await write(page, { ...sipho, Name: 'Lost Answer' });
    await page.route('**/healthz', (route) => route.abort());
    await page.route(
      '**/api/contact-submissions',
      async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      },
      { times: 1 },
    );
    await sendButton(page).click();
    await expect(errorNotice(page)).toBeVisible();
    // The tab remembers the attempt over a reload, too.
    await page.reload();
    await sendButton(page).click();
    await expect(sentNotice(page)).toBeVisible();
    const lost = storedMessages().filter((row) => (row as { name: string }).name === 'Lost Answer');
    expect(lost).toHaveLength(1);
    await ownSite.stop();
  });
});

test('what is sent is what was typed, once, with a key', async ({ page }) => {
  await takeMessages(page);
  await page.goto('/contact');
  await write(page, { ...sipho, Phone: '' });
  const asked = page.waitForRequest('**/api/contact-submissions');
  await sendButton(page).click();
  const request = await asked;
  expect(request.method()).toBe('POST');
  expect(request.postDataJSON()).toEqual({
    name: sipho.Name,
    email: sipho.Email,
    phone: '',
    message: sipho.Message,
    elapsed: expect.any(Number),
  });
  expect(await request.headerValue('Content-Type')).toBe('application/json');
  expect(await request.headerValue('Idempotency-Key')).toMatch(/^[\x21-\x7e]{1,255}$/);
  await expectEmpty(page);
});

test('while it is sent the button says so', async ({ page }) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/contact-submissions', async (route) => {
    await held;
    await route.fulfill({ status: 201, json: { reference: 'JFM-7K3Q-24' } });
  });
  await page.goto('/contact');
  await write(page);
  await sendButton(page).click();
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  answer();
  await expect(sendButton(page)).toBeEnabled();
  await expect(sendButton(page)).toBeFocused();
  // Stays when the notice has gone.
  await expect(
    page.getByRole('main').getByText('Message sent. Its reference is JFM-7K3Q-24'),
  ).toBeVisible();
});

test('a failure keeps every word, and the next try sends them with the same key', async ({
  page,
}) => {
  await refuseMessages(page);
  await page.goto('/contact');
  await write(page);
  const first = page.waitForRequest('**/api/contact-submissions');
  await sendButton(page).click();
  await expect(errorNotice(page)).toBeVisible();
  await expectWords(page, sipho);
  await expect(sendButton(page)).toBeFocused();
  const again = page.waitForRequest('**/api/contact-submissions');
  await page.keyboard.press('Enter');
  const key = await (await first).headerValue('Idempotency-Key');
  expect(await (await again).headerValue('Idempotency-Key')).toBe(key);
});

test('nothing wrong is sent: messages under each field, and a summary that leads to them', async ({
  page,
}) => {
  await page.goto('/contact');
  await field(page, 'Email').fill('sipho@');
  await sendButton(page).click();
  const summary = errorSummary(page);
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText(MESSAGES);
  for (const [label, message] of [
    ['Name', MESSAGES[0]],
    ['Email', MESSAGES[1]],
    ['Message', MESSAGES[2]],
  ] as const) {
    await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, label)).toHaveAccessibleDescription(message ?? '');
  }
  await expect(field(page, 'Phone')).not.toHaveAttribute('aria-invalid');
  await summary.getByRole('link', { name: MESSAGES[2] ?? '' }).click();
  await expect(field(page, 'Message')).toBeFocused();
  await page.keyboard.type('Ten chars!');
  // The summary follows the fields.
  await expect(form(page).getByText(MESSAGES[2] ?? '')).toHaveCount(0);
  await expect(summary.getByRole('link')).toHaveText(MESSAGES.slice(0, 2));
});

test('the keyboard alone writes, sends and comes back to the button', async ({ page }) => {
  await takeMessages(page);
  await page.goto('/contact');
  await field(page, 'Name').focus();
  for (const label of ['Name', 'Email', 'Phone', 'Message'] as const) {
    await expect(field(page, label)).toBeFocused();
    await page.keyboard.type(sipho[label]);
    await page.keyboard.press('Tab');
  }
  await expect(sendButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(sentNotice(page)).toBeVisible();
  await expect(sendButton(page)).toBeFocused();
});

test('the form is what docs/product.md asks for', async ({ page }) => {
  await page.goto('/contact');
  await expect(field(page, 'Message')).toHaveAttribute('rows', '4');
  await expect(form(page).getByText('Phone (optional)')).toBeVisible();
  await expect(form(page)).toHaveAttribute('method', 'post');
});

test('what was typed is there again after a reload', async ({ page }) => {
  await page.goto('/contact');
  await write(page);
  await page.reload();
  await expectWords(page, sipho);
});

test('what is typed and sent before the script has arrived is kept and sent', async ({ page }) => {
  await takeMessages(page);
  const release = await holdScripts(page);
  await page.goto('/contact');
  await write(page);
  await field(page, 'Email').press('Enter');
  await expect(sendButton(page)).toHaveAttribute('data-held');
  const asked = page.waitForRequest('**/api/contact-submissions');
  release();
  expect((await asked).postDataJSON()).toMatchObject({
    name: sipho.Name,
    email: sipho.Email,
    phone: sipho.Phone,
    message: sipho.Message,
  });
  await expect(sentNotice(page)).toBeVisible();
});

test('what is typed before the script has arrived stays when it does', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/contact');
  await write(page);
  release();
  await expect(page.locator('astro-island[ssr] #contact-form')).toHaveCount(0);
  await sendButton(page).focus();
  await expectWords(page, sipho);
});

test('axe finds nothing on the form, empty and wrong', async ({ page }) => {
  await page.goto('/contact');
  await expectAccessible(page);
  await sendButton(page).click();
  await expect(errorSummary(page)).toBeFocused();
  await expectAccessible(page);
});
