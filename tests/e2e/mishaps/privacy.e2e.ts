import type { Locator, Page } from '@playwright/test';
import { complaintsOf } from '../complaints.ts';
import { errorSummary } from '../error-summary.ts';
import { expectEmpty, field, sendButton, sentNotice, sipho, write } from '../site/contact-form.ts';
import { expect, test } from '../site.ts';
import {
  catchChat,
  confirmedReference,
  fillContact,
  openContactStep,
  sendButton as sendQuoteButton,
  thandeka,
} from '../wizard.ts';

/** All traces of the visit in the browser. */
async function keptIn(page: Page): Promise<{ tab: string; browser: string; cookies: number }> {
  const [tab, browser] = await page.evaluate(() => [
    JSON.stringify({ ...sessionStorage }),
    JSON.stringify({ ...localStorage }) + document.cookie,
  ]);
  return { tab: `${tab}`, browser: `${browser}`, cookies: (await page.context().cookies()).length };
}

/** Hosts other than the site, and answers that set a cookie. */
function watchNetwork(page: Page) {
  const hosts = new Set<string>();
  const cookies: string[] = [];
  page.context().on('request', (request) => hosts.add(new URL(request.url()).host));
  page.context().on('response', (response) => {
    if (response.headers()['set-cookie']) cookies.push(response.url());
  });
  return { hosts, cookies };
}

test('a quote leaves this site for WhatsApp alone, and its draft leaves the tab once sent', async ({
  page,
  site,
}) => {
  const network = watchNetwork(page);
  const complaints = complaintsOf(page, site.url);
  const openedChat = await catchChat(page);
  await openContactStep(page);
  await test.step('the visitor is told before what becomes of it', () =>
    expectTold(page, sendQuoteButton(page)));
  await test.step('a form with mistakes', async () => {
    await sendQuoteButton(page).click();
    await expect(errorSummary(page)).toBeVisible();
  });
  await fillContact(page);
  // Kept for a reload, in this tab only.
  await expect.poll(async () => (await keptIn(page)).tab).toContain(thandeka.phone);
  await sendQuoteButton(page).click();
  await confirmedReference(page);
  await openedChat();
  // The confirmation's content stays for a reload; the form is empty again.
  await expect
    .poll(() => keptIn(page))
    .toMatchObject({
      tab: expect.not.stringContaining('quote-draft'),
      browser: '{}',
      cookies: 0,
    });
  expect([...network.hosts].toSorted()).toEqual([new URL(site.url).host, 'wa.me']);
  expect(network.cookies).toEqual([]);
  expect(complaints, 'nothing breaks the security policy').toEqual([]);
});

test('a message goes to this site alone, and its words leave the tab once sent', async ({
  page,
  site,
}) => {
  const network = watchNetwork(page);
  const complaints = complaintsOf(page, site.url);
  await page.goto('/contact');
  await test.step('the visitor is told before what becomes of it', () =>
    expectTold(page, sendButton(page)));
  await test.step('a form with mistakes', async () => {
    await field(page, 'Name').fill(sipho.Name);
    await sendButton(page).click();
    await expect(errorSummary(page)).toBeVisible();
  });
  await write(page);
  await expect.poll(async () => (await keptIn(page)).tab).toContain(sipho.Message);
  await sendButton(page).click();
  await expect(sentNotice(page)).toBeVisible();
  await expectEmpty(page);
  const kept = async () => {
    const { tab, ...elsewhere } = await keptIn(page);
    return { ...elsewhere, words: Object.values(sipho).filter((word) => tab.includes(word)) };
  };
  await expect.poll(kept).toEqual({ browser: '{}', cookies: 0, words: [] });
  await page.getByRole('link', { name: /WhatsApp for quote/i }).hover();
  await expect(page.locator('.tooltip')).toBeVisible();
  expect([...network.hosts]).toEqual([new URL(site.url).host]);
  expect(network.cookies).toEqual([]);
  expect(complaints, 'nothing breaks the security policy').toEqual([]);
});

/** tests/pages asks what the visitor is told. */
async function expectTold(page: Page, button: Locator) {
  const notice = page.locator('main form p').filter({ hasText: /^We use th/ });
  // A visitor who looks at the button sees the text, too.
  await button.scrollIntoViewIfNeeded();
  await expect(notice).toBeInViewport({ ratio: 0.9 });
  await expect(button).toBeInViewport({ ratio: 1 });
}
