import type { Page } from '@playwright/test';
import { LOOK_AGAIN } from '../../../domain/team/call-labels.ts';
import { NOTE_HEADINGS } from '../../../web/by-key/note-headings.ts';
import { AGAIN_LABELS } from '../../../web/ui/again-labels.ts';
import { sendToDesk, signIn } from '../desk.ts';
import type { RunningSite } from '../running-site.ts';
import { expect, test } from '../site.ts';
import { button, sendMove } from '../your-move.ts';

/** Longer than any call may last. */
const TIMEOUT_MS = 30_000;

interface OpenedPage {
  readonly api: string;
  /** The address of one that can be opened. */
  readonly link: (site: RunningSite) => Promise<string>;
  /** A text that is on the page once it is open. */
  readonly heading: string | RegExp;
  /** Asks whether there is anything new. */
  readonly again: string;
}

const pages: Readonly<Record<string, OpenedPage>> = {
  'the private page': {
    api: '**/api/your-move',
    link: async (site) => `/your-move#${(await sendMove(site)).linkKey}`,
    heading: 'Move sheet',
    again: AGAIN_LABELS.try,
  },
  'the desk': {
    api: '**/api/desk',
    link: async (site) => (await sendToDesk(site, { name: 'Sipho Dlamini' })).path,
    heading: 'Sipho Dlamini',
    again: AGAIN_LABELS.try,
  },
  'the diary': {
    api: '**/api/diary',
    link: async () => '/diary',
    heading: /waiting/,
    again: LOOK_AGAIN,
  },
};

const lookAgain = (page: Page) =>
  page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));

for (const [name, { api, link, heading, again }] of Object.entries(pages)) {
  test(`${name} says when no answer comes, and looks again at a press`, async ({ page, site }) => {
    await signIn(page, site);
    const path = await link(site);
    const opened = page.getByRole('heading', { name: heading });
    const old = page.getByText(/no connection since/);
    await page.clock.install();
    /** Has the next call hang, as behind a proxy that keeps a dead connection open. */
    const hang = async (ask: () => Promise<unknown>) => {
      const asked = Promise.withResolvers<void>();
      await page.route(api, () => asked.resolve());
      await ask();
      await asked.promise;
      await page.clock.runFor(TIMEOUT_MS);
    };

    await test.step('at its first look', async () => {
      await hang(() => page.goto(path));
      await expect(page.getByRole('alert')).toContainText('didn’t answer');
      await page.unroute(api);
      await button(page, AGAIN_LABELS.try).click();
      await expect(opened).toBeVisible();
    });

    await test.step('when it is open, with the old state and its time, and moves nothing', async () => {
      const last = page.locator('main :is(h2, h3)').last();
      // Its parts that come late have come.
      await page.waitForLoadState('networkidle');
      const before = await last.boundingBox();
      await hang(() => lookAgain(page));
      await expect(old).toBeVisible();
      await expect.poll(() => last.boundingBox()).toEqual(before);
      await expect(page.getByText(/As of/)).toBeVisible();
      await expect(opened).toBeVisible();
      await page.unroute(api);
      await button(page, again).click();
      await expect(old).toBeHidden();
    });
  });

  test(`${name} can be left when it has stopped working`, async ({ page, site }) => {
    await signIn(page, site);
    const path = await link(site);
    const stopped = page.getByRole('heading', { name: NOTE_HEADINGS.stopped });
    const opened = page.getByRole('heading', { name: heading });
    await page.route(api, (route) => route.fulfill({ json: {} }));
    await page.goto(path);
    await expect(stopped).toBeVisible();
    await page.unroute(api);

    await test.step('by its next look', async () => {
      await lookAgain(page);
      await expect(opened).toBeVisible();
    });

    await test.step('by its button', async () => {
      await page.route(api, (route) => route.fulfill({ json: {} }));
      await page.reload();
      await expect(stopped).toBeVisible();
      await page.unroute(api);
      await button(page, AGAIN_LABELS.load).click();
      await expect(opened).toBeVisible();
    });

    if (!path.includes('#')) return;
    await test.step('by another link', async () => {
      await page.route(api, (route) => route.fulfill({ json: {} }));
      await page.reload();
      await expect(stopped).toBeVisible();
      await page.unroute(api);
      await page.evaluate((other) => {
        location.hash = other;
      }, 'x'.repeat(32));
      await expect(page.getByRole('heading', { name: /link|stored/ })).toBeVisible();
    });
  });
}
