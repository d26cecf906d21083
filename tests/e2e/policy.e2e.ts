import type { Page } from '@playwright/test';
import { errorSummary } from './error-summary.ts';
import { routeTable } from './pages/route-table.ts';
import { field, sendButton } from './site/contact-form.ts';
import { expect, test } from './site.ts';
import { openContactStep, sendButton as sendQuoteButton } from './wizard.ts';

/** All complaints of the browser about the pages that it shows from now on. */
function complaintsOf(page: Page, home: string): string[] {
  const complaints: string[] = [];
  const complain = (what: string) => complaints.push(`${page.url()}: ${what}`);
  page.on('console', (message) => {
    // The page for a missing address rightly answers 404.
    const isNotFound = message.location().url.endsWith('/nothing-here');
    if (message.type() === 'error' && !isNotFound) complain(message.text());
  });
  page.on('pageerror', ({ message }) => complain(message));
  page.on('request', (request) => {
    if (!request.url().startsWith(home)) complain(`asks ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.headers()['set-cookie']) complain(`a cookie from ${response.url()}`);
  });
  return complaints;
}

test('no page breaks its own security policy, asks another host or leaves a cookie', async ({
  page,
  site,
}) => {
  const complaints = complaintsOf(page, site.url);
  for (const path of [...routeTable.map((route) => route.path), '/nothing-here']) {
    await page.goto(path);
    // Loads pictures further down, and wakes the islands near the pointer.
    await page.keyboard.press('End');
    await page.mouse.move(200, 200);
  }
  expect(complaints).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
});

test('nor do the wizard, the message form, the notices and the tooltip once they are awake', async ({
  page,
  site,
}) => {
  const complaints = complaintsOf(page, site.url);
  await openContactStep(page);
  await sendQuoteButton(page).click();
  await expect(errorSummary(page)).toBeVisible();

  await page.goto('/contact');
  await field(page, 'Name').fill('Sipho Dlamini');
  await sendButton(page).click();
  await expect(errorSummary(page)).toBeVisible();
  await field(page, 'Email').fill('sipho@example.com');
  await field(page, 'Message').fill('Do you move a fish tank?');
  await sendButton(page).click();
  await expect(page.getByRole('region', { name: /Notifications/ })).toContainText('Message Sent!');
  await page.getByRole('link', { name: /WhatsApp for quote/i }).hover();
  await expect(page.getByRole('tooltip')).toBeAttached();
  expect(complaints).toEqual([]);
});
