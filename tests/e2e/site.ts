import { test as base } from '@playwright/test';
import { type Environment, freePort, RunningSite } from './running-site.ts';

interface OfAWorker {
  /** The site that the tests share: find your own requests in it by name or reference. */
  site: RunningSite;
}

/** Tests on a site that stays up and that all of them share. */
export const test = base.extend<object, OfAWorker>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from a pattern.
    async ({}, use) => {
      const site = new RunningSite(await freePort());
      await site.start();
      await use(site);
      await site.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  baseURL: async ({ site }, use) => use(site.url),
});

interface OfATest {
  /** Environment variables of `ownSite` besides the usual: `faultTest.use({ ownEnvironment })`. */
  ownEnvironment: Environment;
  /** A site for this test alone, to stop, kill or lock. */
  ownSite: RunningSite;
}

/** Tests that break their site. */
export const faultTest = base.extend<OfATest>({
  ownEnvironment: [{}, { option: true }],

  ownSite: async ({ ownEnvironment }, use) => {
    const site = new RunningSite(await freePort(), ownEnvironment);
    await site.start();
    await use(site);
    await site.remove();
  },

  baseURL: async ({ ownSite }, use) => use(ownSite.url),
});

export { expect } from '@playwright/test';
