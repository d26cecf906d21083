import { expect, type Locator, type Page } from '@playwright/test';

/** The word on a form that is not sent yet, or was discarded. */
export const standing = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /Not sent yet|Discarded/ });
/** The word on a form that is neither sent nor kept. */
export const notSent = (page: Page): Locator =>
  page.getByRole('main').getByRole('status').filter({ hasText: 'Not sent.' });
export const discardButton = (page: Page) => page.getByRole('button', { name: 'Discard' });

/** Waits until what tells of a failure has come: it could not be fetched any more. */
export const expectPrepared = (page: Page) =>
  expect(page.locator('[data-not-sent]')).toBeAttached();

/** The idempotency keys of all that the page posts from now on. */
export function watchKeys(page: Page): string[] {
  const keys: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') keys.push(request.headers()['idempotency-key'] ?? 'none');
  });
  return keys;
}

/** A network on which nothing that the page asks of the server comes back. */
export async function loseServer(page: Page): Promise<() => Promise<void>> {
  const addresses = /\/(healthz|api\/.*)$/;
  await page.route(addresses, (route) => route.abort('internetdisconnected'));
  return () => page.unroute(addresses);
}

/** What our server answers when it takes nothing. */
export const ourRefusal = (status: number) => ({
  status,
  contentType: 'application/problem+json',
  body: JSON.stringify({ type: 'about:blank', status }),
});

/** Longer than the longest pause between two looks for the server. */
export const A_MINUTE_MS = 61_000;
