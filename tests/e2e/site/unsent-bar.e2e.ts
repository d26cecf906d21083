import type { Page } from '@playwright/test';
import { expectPrepared, loseServer, standing } from '../poor-signal.ts';
import { expect, test } from '../site.ts';
import { fillContact, openContactStep, sendButton } from '../wizard.ts';

function keep(page: Page, key: string, kept: string) {
  return page.evaluate(([name = '', value = '']) => localStorage.setItem(name, value), [key, kept]);
}

function forget(page: Page, key: string) {
  return page.evaluate((name) => localStorage.removeItem(name), key);
}

function bar(page: Page) {
  return page.getByRole('link', { name: /is not sent yet$/ });
}

function keptAt(at: number): string {
  return JSON.stringify({ version: 1, at });
}

test('a page without the form says that a request or a message waits, and leads to it @variation', async ({
  page,
  context,
}) => {
  const tab = await context.newPage();
  await tab.goto('/robots.txt');
  await keep(tab, 'quote-unsent', keptAt(Date.now()));
  await page.goto('/about');
  await expect(bar(page)).toHaveText('Your quote request is not sent yet');
  await expect(bar(page)).toHaveAttribute('href', /\/get-quote#not-sent$/);
  await expect(bar(page)).toBeInViewport();

  await test.step('when another tab has sent it, the bar goes', async () => {
    await forget(tab, 'quote-unsent');
    await expect(bar(page)).toBeHidden();
  });

  await test.step('of a message too', async () => {
    await keep(tab, 'contact-unsent', keptAt(Date.now()));
    await expect(bar(page)).toHaveText('Your message is not sent yet');
    await expect(bar(page)).toHaveAttribute('href', /\/contact#not-sent$/);
  });

  await test.step('the page of the form does not need it', async () => {
    await page.goto('/contact');
    await expect(bar(page)).toBeHidden();
  });

  await test.step('the home page has it until the form is in view', async () => {
    await forget(tab, 'contact-unsent');
    await openContactStep(page);
    await fillContact(page);
    await expectPrepared(page);
    await loseServer(page);
    await sendButton(page).click();
    await expect(standing(page)).toBeVisible();
    await page.goto('/');
    await expect(bar(page)).toBeInViewport();
    await page.getByRole('form', { name: 'Free quote' }).scrollIntoViewIfNeeded();
    await expect(bar(page)).toBeHidden();
    // Not by the Home key, which could go to the form: it wakes while it is in view.
    await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
    await expect(bar(page)).toBeInViewport();
  });
});
