import type { Page } from '@playwright/test';

/** Lets these files fail until the page is loaded again. A page may fetch a script twice, ahead and when
 *  it needs it, so a test cannot tell by the first failure that the page has stopped trying. */
export async function failUntilReload(
  page: Page,
  files: string | RegExp,
  { failing = 1 }: { readonly failing?: number } = {},
): Promise<void> {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.route(files, (route) => (loads > failing ? route.continue() : route.abort()));
}
