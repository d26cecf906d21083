import { test as base, expect, type Page, type Route } from '@playwright/test';
import { LIMITS } from '../limits.ts';
import { freePort } from '../server/testing/free-port.ts';
import { lendStylePage } from './looks/style-page.ts';
import { RunningSite } from './running-site.ts';

/** The window of `reader`. */
export const DESKTOP = { width: 1440, height: 900 };

/** Makes `page.route` wait until the page's requests are intercepted. Chromium answers a little sooner, and the request
 *  of a press right after it then goes to the server. */
function interceptAtOnce(page: Page): Page {
  const route = page.route.bind(page);
  page.route = async (...args) => {
    const routing = await route(...args);
    if (page.url().startsWith('http')) {
      const answer = (probe: Route) => probe.fulfill({ status: 204 });
      await route('**/robots.txt', answer);
      const status = () => page.evaluate(async () => (await fetch('/robots.txt')).status);
      await expect.poll(status).toBe(204);
      await page.unroute('**/robots.txt', answer);
    }
    return routing;
  };
  return page;
}

/** Each is made when a test of the worker first asks for it. */
interface OfAWorker {
  /** The site that the tests share: find your own requests in it by name or reference. */
  site: RunningSite;
  /** The tab behind `reader`. */
  readerTab: Page;
  /** The page /style, which visitors do not get. */
  stylePage: Page;
}

interface OfATest {
  /** A site only for this test, to stop or kill. */
  ownSite: RunningSite;
  /** A tab that only looks at pages, by day and on a desktop. A new tab takes longer than to look, so it is the one
   *  of the test before, and what a page has stored is still there. */
  reader: Page;
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

  readerTab: [
    async ({ browser, site }, use) => {
      const tab = await browser.newPage({ baseURL: site.url, reducedMotion: 'reduce' });
      await use(interceptAtOnce(tab));
      await tab.close();
    },
    { scope: 'worker', timeout: LIMITS.hookTimeout },
  ],

  reader: async ({ readerTab }, use) => {
    await readerTab.emulateMedia({ media: 'screen', colorScheme: 'light' });
    await readerTab.setViewportSize(DESKTOP);
    await use(readerTab);
    await readerTab.unrouteAll();
  },

  stylePage: [
    ({ browser }, use) => lendStylePage(browser, use),
    { scope: 'worker', timeout: LIMITS.hookTimeout },
  ],

  page: ({ page }, use) => use(interceptAtOnce(page)),

  baseURL: async ({ site }, use) => use(site.url),

  // biome-ignore lint/correctness/noEmptyPattern: as above.
  ownSite: async ({}, use) => {
    const site = new RunningSite(await freePort());
    await site.start();
    await use(site);
    await site.remove();
  },
});

export { expect };
export const expectSoftly = expect.configure({ soft: true });
