import { test as base } from '@playwright/test';
import { type Environment, freePort, RunningSite } from './running-site.ts';

interface OfATest {
  /** What `ownSite` gets in its environment besides the usual: `test.use({ ownEnvironment })`. */
  ownEnvironment: Environment;
  ownPort: number;
  /** A site for this test alone, to stop, kill or lock. Pages then come from it. */
  ownSite: RunningSite;
}

interface OfAWorker {
  /** The site that the tests share: find your own requests in it by name or reference. */
  site: RunningSite;
}

export const test = base.extend<OfATest, OfAWorker>({
  ownEnvironment: [{}, { option: true }],

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from a pattern.
  ownPort: async ({}, use) => use(await freePort()),

  ownSite: async ({ ownPort, ownEnvironment }, use) => {
    const site = new RunningSite(ownPort, ownEnvironment);
    await site.start();
    await use(site);
    await site.remove();
  },

  site: [
    // biome-ignore lint/correctness/noEmptyPattern: as above.
    async ({}, use) => {
      const site = new RunningSite(await freePort());
      await site.start();
      await use(site);
      await site.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  // A fixture cannot be asked for on a condition, and a page has its address before the test runs.
  baseURL: async ({ site, ownPort }, use, { fn }) => {
    const usesItsOwn = /\bownSite\b/.test(fn.toString());
    await use(usesItsOwn ? `http://localhost:${ownPort}` : site.url);
  },
});

export { expect } from '@playwright/test';
