import type { Locator, Page } from '@playwright/test';
import type { RunningSite } from '../running-site.ts';
import {
  expectEmpty,
  field,
  form,
  sendButton as sendMessage,
  sentNotice,
  write,
} from '../site/contact-form.ts';
import { expect, test } from '../site.ts';
import {
  askForAnother,
  catchChat,
  choice,
  confirmedReference,
  contactField,
  expectContact,
  fillContact,
  openContactStep,
  sendButton,
  stepLabel,
  thandeka,
} from '../wizard.ts';

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

/** Looks for the hidden field by eye and by ear, and by Tab from the form's first field to its button. */
async function expectOutOfReach(page: Page, first: Locator, button: Locator) {
  const trap = page.locator('input[name="topic"]');
  await expect(trap).toHaveCount(1);
  await expect(page.getByRole('textbox', { name: 'Leave this empty' })).toHaveCount(0);
  expect(await page.locator('body').ariaSnapshot()).not.toContain('Leave this empty');
  const { width, height } = (await trap.locator('..').boundingBox()) ?? {};
  expect([width, height]).toEqual([1, 1]);

  const reached: string[] = [];
  await first.focus();
  while (!(await button.evaluate((element) => element === document.activeElement))) {
    expect(reached.length, `Tab reached only ${reached}`).toBeLessThan(40);
    await page.keyboard.press('Tab');
    reached.push(await page.evaluate(() => document.activeElement?.getAttribute('name') ?? ''));
  }
  expect(reached).toContain('email');
  expect(reached).not.toContain('topic');
}

async function storedRequest(site: RunningSite, reference: string) {
  return (await site.requests()).find((row) => row.reference === reference);
}

test('a quote request of a person is not marked; a program’s is thanked for like any other, and marked', async ({
  page,
  site,
}) => {
  await catchChat(page);
  await page.clock.install();
  await openContactStep(page);

  await test.step('nobody meets the field by eye, ear or keyboard', () =>
    expectOutOfReach(page, contactField(page, 'fromAddress'), sendButton(page)));

  await test.step('of a person: the time since the first word outlives a reload', async () => {
    await fillContact(page);
    await think(page);
    await page.reload();
    await expect(stepLabel(page, 'details')).toBeVisible();
    await fillContact(page, { phone: '082 555 0120' });
    const sent = sentJson(page);
    await sendButton(page).click();
    const { elapsed, ...request } = await sent;
    expect(elapsed).toBeGreaterThanOrEqual(60_000);
    expect(request).not.toHaveProperty('topic');
    const reference = await confirmedReference(page);
    expect((await site.mailFor(reference)).text).not.toMatch(SUSPECTED);
    expect(await storedRequest(site, reference)).toMatchObject({ flag: null });
  });

  await test.step('of a program', async () => {
    await askForAnother(page);
    await choice(page, /^Commercial/).click();
    await expectContact(page);
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
    expect(await storedRequest(site, reference)).toMatchObject({
      flag: 'honeypot',
      name: thandeka.name,
    });
  });
});

test('a message that is written within two seconds, or by a program, is marked', async ({
  page,
  site,
}) => {
  const noon = Date.UTC(2026, 10, 21, 10);
  await page.clock.setFixedTime(noon);
  await page.goto('/contact');

  await test.step('nobody meets the field by eye, ear or keyboard', () =>
    expectOutOfReach(page, field(page, 'Name'), sendMessage(page)));

  /** Sends what was written; resolves with what was sent and the text of the mail about it. */
  const send = async () => {
    const asked = sentJson(page);
    const answered = page.waitForResponse('**/api/contact-submissions');
    await sendMessage(page).click();
    const { reference } = await (await answered).json();
    await expect(sentNotice(page)).toBeVisible();
    await expectEmpty(page);
    return { sent: await asked, mail: (await site.mailFor(reference)).text };
  };

  await test.step('within two seconds', async () => {
    await expect(page.locator('astro-island[ssr]').filter({ has: form(page) })).toHaveCount(0);
    await write(page);
    await page.clock.setFixedTime(noon + 1900);
    const { sent, mail } = await send();
    expect(sent).toMatchObject({ elapsed: 1900 });
    expect(mail).toMatch(SUSPECTED);
  });

  await test.step('the next one starts from the beginning', async () => {
    await write(page);
    await page.clock.setFixedTime(noon + 61_900);
    const { sent, mail } = await send();
    expect(sent).toMatchObject({ elapsed: 60_000 });
    expect(mail).not.toMatch(SUSPECTED);
  });

  await test.step('by a program', async () => {
    await write(page);
    await fillEverything(page);
    await page.clock.setFixedTime(noon + 121_900);
    const { sent, mail } = await send();
    expect(sent).toMatchObject({ elapsed: 60_000, topic: 'Best prices' });
    expect(mail).toMatch(SUSPECTED);
  });
});
