import type { Page } from '@playwright/test';
import { MISSING_PATH } from '../pages/route-table.ts';

/** All complaints of the browser about the pages that it shows from now on. */
export function complaintsOf(page: Page, home: string): string[] {
  const complaints: string[] = [];
  const complain = (what: string) => complaints.push(`${page.url()}: ${what}`);
  page.on('console', (message) => {
    // The page for a missing address rightly answers 404.
    const isNotFound = message.location().url.endsWith(MISSING_PATH);
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
