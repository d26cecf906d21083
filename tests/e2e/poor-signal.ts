import { expect, type Locator, type Page } from '@playwright/test';
import { noticeArea } from './notice-area.ts';

/** The message on a form that is not sent yet, or was discarded. */
export const standing = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /Not sent yet|Discarded/ });
export const discardButton = (page: Page) => page.getByRole('button', { name: 'Discard' });

/** Waits until all that a failure shows has loaded, the notice and the standing message: without a connection it could
 *  not. */
export async function expectPrepared(page: Page) {
  await expect(noticeArea(page)).toBeAttached();
  await expect(page.locator('[data-not-sent]')).toBeAttached();
}

/** The same of the confirmation. Routes turn the browser's cache off, so that it would fetch a module once more to run it;
 *  one that fails then has failed until the page goes. */
export const expectConfirmationPrepared = (page: Page) =>
  expect(page.locator('link[rel=stylesheet][href*="arriving-road"]')).toBeAttached();

/** The idempotency keys of all posts from now on. */
export function watchKeys(page: Page): string[] {
  const keys: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') keys.push(request.headers()['idempotency-key'] ?? 'none');
  });
  return keys;
}

/** A network that loses every answer of the server. */
export async function loseServer(page: Page): Promise<() => Promise<void>> {
  const addresses = /\/(healthz|api\/.*)$/;
  await page.route(addresses, (route) => route.abort('internetdisconnected'));
  return () => page.unroute(addresses);
}

/** A refusal by this site's server. */
export const ourRefusal = (status: number) => ({
  status,
  contentType: 'application/problem+json',
  body: JSON.stringify({ type: 'about:blank', status }),
});
