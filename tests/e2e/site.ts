import { test as base, type Page } from '@playwright/test';
import { LIMITS } from '../limits.ts';
import { freePort } from '../server/testing/free-port.ts';
import { lendStylePage } from './looks/style-page.ts';
import { RunningSite } from './running-site.ts';

/** Each is made when a test of the worker first asks for it. */
interface OfAWorker {
  /** The site that the tests share: find your own requests in it by name or reference. */
  site: RunningSite;
  /** The page /style, which visitors do not get. */
  stylePage: Page;
}

interface OfATest {
  /** A site for this test alone, to stop, kill or lock. */
  ownSite: RunningSite;
}

/** All browser tests begin here: a second fixture would need more workers and browsers. */
export const test = base.extend<OfATest, OfAWorker>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from a pattern.
    async ({}, use) => {
      const site = new RunningSite(await freePort());
      await site.start();
      await use(site);
      await site.remove();
    },
    { scope: 'worker', timeout: LIMITS.hookTimeout },
  ],

  stylePage: [
    ({ browser }, use) => lendStylePage(browser, use),
    { scope: 'worker', timeout: LIMITS.hookTimeout },
  ],

  baseURL: async ({ site }, use) => use(site.url),

  // biome-ignore lint/correctness/noEmptyPattern: as above.
  ownSite: async ({}, use) => {
    const site = new RunningSite(await freePort());
    await site.start();
    await use(site);
    await site.remove();
  },
});

export { expect } from '@playwright/test';
