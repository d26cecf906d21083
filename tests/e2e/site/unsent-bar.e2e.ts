import type { Page } from '@playwright/test';
import { expect, test } from '../site.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

async function openWith(page: Page, path: string, key: string, kept: string) {
  await page.goto(path);
  await page.evaluate(
    ([name, value]) => localStorage.setItem(name ?? '', value ?? ''),
    [key, kept],
  );
  await page.reload();
}

function bar(page: Page) {
  return page.getByRole('link', { name: /is not sent yet$/ });
}

function keptAt(at: number): string {
  return JSON.stringify({ version: 1, at });
}

test('a page without the form says that a request or a message waits, and leads to it', async ({
  page,
}) => {
  await openWith(page, '/about', 'quote-unsent', keptAt(Date.now()));
  await expect(bar(page)).toHaveText('Your quote request is not sent yet');
  await expect(bar(page)).toHaveAttribute('href', '/get-quote');
  await expect(bar(page)).toBeInViewport();
  await page.evaluate(() => localStorage.clear());
  await openWith(page, '/about', 'contact-unsent', keptAt(Date.now()));
  await expect(bar(page)).toHaveText('Your message is not sent yet');
  await expect(bar(page)).toHaveAttribute('href', '/contact');
});

test('nothing is said where the form stands, after three days, or of a value that is none', async ({
  page,
}) => {
  await openWith(page, '/contact', 'contact-unsent', keptAt(Date.now()));
  await expect(bar(page)).toBeHidden();
  await page.evaluate(() => localStorage.clear());
  for (const kept of [keptAt(Date.now() - 3 * DAY_MS), '{oops', 'null', '7']) {
    await openWith(page, '/about', 'quote-unsent', kept);
    await expect(bar(page), kept).toBeHidden();
  }
});

test('when another tab has sent it, the page says so no longer', async ({ page, context }) => {
  await openWith(page, '/about', 'quote-unsent', keptAt(Date.now()));
  await expect(bar(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/about');
  await other.evaluate(() => localStorage.removeItem('quote-unsent'));
  await expect(bar(page)).toBeHidden();
});
