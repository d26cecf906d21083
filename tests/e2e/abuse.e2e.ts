import type { Page } from '@playwright/test';
import { expectAccessible } from './site/accessible.ts';
import { field, form, sendButton as sendMessage, sentNotice, write } from './site/contact-form.ts';
import { expect, test } from './site.ts';
import {
  catchChat,
  confirmedReference,
  fillContact,
  openContactStep,
  sendButton,
  thandeka,
} from './wizard.ts';

/** The first words of the mail about a suspected submission. */
const SUSPECTED = /^Please check:/;

/** Fills each form's hidden field, like a program that fills in every field. */
function fillEverything(page: Page) {
  return page.locator('input[name="topic"]').evaluate((field: HTMLInputElement) => {
    field.value = 'Best prices';
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

/** Lets a visitor think for a minute, without waiting for it. */
function think(page: Page) {
  return page.clock.fastForward('01:00');
}

async function sentJson(page: Page) {
  return (await page.waitForRequest((request) => request.method() === 'POST')).postDataJSON();
}

test('a quote request of a program is thanked for like any other, and marked in the mail', async ({
  page,
  site,
}) => {
  await catchChat(page);
  await page.clock.install();
  await openContactStep(page);
  await fillContact(page);
  await fillEverything(page);
  await think(page);
  const answered = page.waitForResponse('**/api/quote-requests');
  await sendButton(page).click();
  expect((await answered).status()).toBe(201);
  const reference = await confirmedReference(page);
  const mail = await site.mailFor(reference);
  expect(mail.text).toMatch(SUSPECTED);
  expect(mail.text).toContain('kept for 90 days');
  const stored = (await site.requests()).find((row) => row.reference === reference);
  expect(stored).toMatchObject({ flag: 'honeypot', name: thandeka['Your name'] });
});

test('a person is not marked: the time since the first word outlives a reload', async ({
  page,
  site,
}) => {
  await catchChat(page);
  await page.clock.install();
  await openContactStep(page);
  await fillContact(page);
  await think(page);
  await page.reload();
  await expect(page.getByText('Step 4 of 4', { exact: true })).toBeVisible();
  await fillContact(page, { Phone: '082 555 0120' });
  const sent = sentJson(page);
  await sendButton(page).click();
  const { elapsed, ...request } = await sent;
  expect(elapsed).toBeGreaterThanOrEqual(60_000);
  expect(request).not.toHaveProperty('topic');
  const reference = await confirmedReference(page);
  expect((await site.mailFor(reference)).text).not.toMatch(SUSPECTED);
  const stored = (await site.requests()).find((row) => row.reference === reference);
  expect(stored?.flag).toBeNull();
});

test('a form filled in within two seconds is marked, and the next one begins anew', async ({
  page,
  site,
}) => {
  const noon = Date.UTC(2026, 10, 21, 10);
  await page.clock.setFixedTime(noon);
  await page.goto('/contact');
  await field(page, 'Name').focus();
  await expect(page.locator('astro-island[ssr]').filter({ has: form(page) })).toHaveCount(0);
  await write(page);
  await page.clock.setFixedTime(noon + 1900);
  const first = sentJson(page);
  const answered = page.waitForResponse('**/api/contact-submissions');
  await sendMessage(page).click();
  expect(await first).toMatchObject({ elapsed: 1900 });
  const { reference } = await (await answered).json();
  expect((await site.mailFor(reference)).text).toMatch(SUSPECTED);

  await expect(sentNotice(page)).toBeVisible();
  await write(page);
  await page.clock.setFixedTime(noon + 61_900);
  const second = sentJson(page);
  await sendMessage(page).click();
  expect(await second).toMatchObject({ elapsed: 60_000 });
});

test('a message of a program is marked too', async ({ page, site }) => {
  await page.goto('/contact');
  await write(page);
  await fillEverything(page);
  const answered = page.waitForResponse('**/api/contact-submissions');
  await sendMessage(page).click();
  const { reference } = await (await answered).json();
  await expect(sentNotice(page)).toBeVisible();
  expect((await site.mailFor(reference)).text).toMatch(SUSPECTED);
});

for (const path of ['/get-quote', '/contact']) {
  test(`on ${path} nobody meets the field by eye, ear or keyboard`, async ({ page }) => {
    if (path === '/contact') await page.goto(path);
    else await openContactStep(page);
    const trap = page.locator('input[name="topic"]');
    await expect(trap).toHaveCount(1);
    await expect(page.getByRole('textbox', { name: 'Leave this empty' })).toHaveCount(0);
    expect(await page.locator('body').ariaSnapshot()).not.toContain('Leave this empty');
    const { width, height } = (await trap.locator('..').boundingBox()) ?? {};
    expect([width, height]).toEqual([1, 1]);
    await expectAccessible(page);

    const reached = new Set<string>();
    for (let presses = 0; presses < 60; presses += 1) {
      await page.keyboard.press('Tab');
      reached.add(await page.evaluate(() => document.activeElement?.getAttribute('name') ?? ''));
    }
    expect([...reached]).toContain('email');
    expect([...reached]).not.toContain('topic');
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a person leaves the field empty; a program that fills it in is marked', async ({
    page,
    site,
    request,
  }) => {
    await page.goto('/contact');
    await expect(page.locator('input[name="topic"]')).toHaveValue('');
    const words = {
      name: 'Casino',
      email: 'c@example.com',
      phone: '',
      message: 'Ten thousand spins',
    };
    const answer = await request.post('/api/contact-submissions', {
      form: { ...words, topic: 'Best prices' },
      maxRedirects: 0,
    });
    expect(answer.status()).toBe(303);
    const reference = String(answer.headers().location).replace('/thank-you/', '');
    expect((await site.mailFor(reference)).text).toMatch(SUSPECTED);
  });
});
