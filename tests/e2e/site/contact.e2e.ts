import { errorSummary } from '../error-summary.ts';
import { holdScripts } from '../hold-scripts.ts';
import { expect, test } from '../site.ts';
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

const SUBMISSIONS = '**/api/contact-submissions';
const MESSAGES = [
  'Name must be at least 2 characters',
  'Please enter a valid email',
  'Message must be at least 10 characters',
];

test('an impatient visitor, and an answer lost on the way: each message arrives once', async ({
  page,
  site,
}) => {
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.postData() ?? '');
  });
  const mailsFrom = async (name: string) =>
    (await site.mails()).filter(({ text }) => text?.includes(name));

  await test.step('double click, Enter twice, Back and Forward: one message, one mail', async () => {
    const words = { ...sipho, Name: `Impatient ${Date.now()}` };
    await page.goto('/about');
    await page.goto('/contact');
    await write(page, words);
    // Late enough for every press of an impatient visitor.
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(SUBMISSIONS, async (route) => {
      await held;
      await route.continue();
    });
    const answered = page.waitForResponse(SUBMISSIONS);
    await field(page, 'Name').press('Enter');
    await field(page, 'Name').press('Enter');
    const sending = page.getByRole('button', { name: 'Sending...' });
    await expect(sending).toBeDisabled();
    await sending.dblclick({ force: true });
    answer();
    await expect(sentNotice(page)).toBeVisible();
    await expectEmpty(page);
    await expect(sendButton(page)).toBeEnabled();
    const { reference } = await (await answered).json();
    // Stays when the notice has gone.
    const stays = page.getByRole('main').getByText(`Message sent. Its reference is ${reference}`);
    await expect(stays).toBeVisible();

    await page.goBack();
    await page.goForward();
    await expectEmpty(page);
    await page.reload();
    await expectEmpty(page);
    expect(posts).toHaveLength(1);
    const mail = await site.mailFor(reference);
    for (const word of Object.values(words)) expect.soft(mail.text).toContain(word);
    expect(mail.replyTo?.[0]?.address).toBe(sipho.Email);
    expect(await mailsFrom(words.Name)).toHaveLength(1);
    await page.unroute(SUBMISSIONS);
  });

  await test.step('a lost answer makes no second message, over a reload too', async () => {
    const words = { ...sipho, Name: `Lost Answer ${Date.now()}`, Phone: '' };
    await write(page, words);
    await page.route('**/healthz', (route) => route.abort());
    const lost = Promise.withResolvers<string>();
    await page.route(
      SUBMISSIONS,
      async (route) => {
        lost.resolve((await (await route.fetch()).json()).reference);
        await route.abort('connectionreset');
      },
      { times: 1 },
    );
    const asked = page.waitForRequest(SUBMISSIONS);
    await sendButton(page).click();
    await expect(errorNotice(page)).toBeVisible();

    const request = await asked;
    expect(request.postDataJSON()).toEqual({
      name: words.Name,
      email: sipho.Email,
      phone: '',
      message: sipho.Message,
      elapsed: expect.any(Number),
      source: expect.objectContaining({ page: '/about' }),
    });
    expect(await request.headerValue('Content-Type')).toBe('application/json');
    expect(await request.headerValue('Idempotency-Key')).toMatch(/^[\x21-\x7e]{1,255}$/);

    await page.reload();
    const answered = page.waitForResponse(SUBMISSIONS);
    await sendButton(page).click();
    await expect(sentNotice(page)).toBeVisible();
    // The server knows it again.
    expect((await (await answered).json()).reference).toBe(await lost.promise);
    await site.mailFor(await lost.promise);
    expect(await mailsFrom(words.Name)).toHaveLength(1);
  });
});

test('the keyboard alone writes, tries again and comes back to the button @variation', async ({
  page,
}) => {
  await refuseMessages(page);
  await page.goto('/contact');
  await field(page, 'Name').focus();
  for (const label of ['Name', 'Email', 'Phone', 'Message'] as const) {
    await expect(field(page, label)).toBeFocused();
    await page.keyboard.type(sipho[label]);
    await page.keyboard.press('Tab');
  }
  await expect(sendButton(page)).toBeFocused();

  await test.step('a failure keeps every word, and the button the focus', async () => {
    await page.keyboard.press('Enter');
    await expect(errorNotice(page)).toBeVisible();
    await expectWords(page, sipho);
    await expect(sendButton(page)).toBeFocused();
  });

  await test.step('a success empties the form', async () => {
    await page.unroute(SUBMISSIONS);
    await takeMessages(page);
    await page.keyboard.press('Enter');
    await expect(sentNotice(page)).toBeVisible();
    await expectEmpty(page);
    await expect(sendButton(page)).toBeFocused();
  });
});

test('nothing wrong is sent, and what was typed outlives a reload', async ({ page }) => {
  await page.goto('/contact');

  const summary = errorSummary(page);
  await test.step('messages under each field, and a summary that leads to them', async () => {
    await field(page, 'Email').fill('sipho@');
    await sendButton(page).click();
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveText(MESSAGES);
    for (const [label, message] of [
      ['Name', MESSAGES[0]],
      ['Email', MESSAGES[1]],
      ['Message', MESSAGES[2]],
    ] as const) {
      await expect.soft(field(page, label)).toHaveAttribute('aria-invalid', 'true');
      await expect.soft(field(page, label)).toHaveAccessibleDescription(message ?? '');
    }
    await expect.soft(field(page, 'Phone')).not.toHaveAttribute('aria-invalid');
  });

  // Of the empty form and the rest of the page looks/contrast.e2e.ts asks it.
  await test.step('axe finds nothing on the wrong form', () =>
    expectAccessible(page, '#contact-form'));

  await test.step('the summary follows the fields', async () => {
    await summary.getByRole('link', { name: MESSAGES[2] ?? '' }).click();
    await expect(field(page, 'Message')).toBeFocused();
    await page.keyboard.type('Ten chars!');
    await expect(form(page).getByText(MESSAGES[2] ?? '')).toHaveCount(0);
    await expect(summary.getByRole('link')).toHaveText(MESSAGES.slice(0, 2));
  });

  await test.step('what was typed is there again after a reload', async () => {
    await write(page);
    await page.reload();
    await expectWords(page, sipho);
  });
});

test('what is typed before the script has arrived is kept, and sent if it was sent already @variation', async ({
  page,
}) => {
  await takeMessages(page);

  await test.step('is kept and sent, when it was sent already', async () => {
    const release = await holdScripts(page);
    await page.goto('/contact');
    await write(page);
    await field(page, 'Email').press('Enter');
    await expect(sendButton(page)).toHaveAttribute('data-held');
    const asked = page.waitForRequest(SUBMISSIONS);
    release();
    expect((await asked).postDataJSON()).toMatchObject({
      name: sipho.Name,
      email: sipho.Email,
      phone: sipho.Phone,
      message: sipho.Message,
    });
    await expect(sentNotice(page)).toBeVisible();
    await expectEmpty(page);
  });

  await test.step('stays when it does', async () => {
    const release = await holdScripts(page);
    await page.reload();
    await expectEmpty(page);
    await write(page);
    release();
    await expect(page.locator('astro-island[ssr] #contact-form')).toHaveCount(0);
    await sendButton(page).focus();
    await expectWords(page, sipho);
  });
});
