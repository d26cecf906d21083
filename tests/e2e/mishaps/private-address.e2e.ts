import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { BrowserContext, Page } from '@playwright/test';
import { MOVE_LABELS } from '../../../domain/your-move/move-labels.ts';
import { ONLY_READS } from '../../../domain/your-move/move-plan.ts';
import { expect, test } from '../site.ts';
import { button, followAnother, paper, readKeyOf, sendMove } from '../your-move.ts';

/** Marks in Chromium's history the visits that its page of the history lists. */
const CHAIN_END = 0x20000000;

/** Follows a link in a mail. */
async function follow(page: Page, url: string) {
  await page.goto('data:text/html,<title>Mail</title><a>Your page</a>');
  await page.locator('a').evaluate((link, href) => link.setAttribute('href', href), url);
  await page.locator('a').click();
}

/** What the browser keeps of its visits. */
function visits(profile: string) {
  const history = new DatabaseSync(join(profile, 'Default', 'History'), { readOnly: true });
  const rows = history
    .prepare('SELECT u.url, title, transition FROM visits v JOIN urls u ON u.id = v.url')
    .all() as { url: string; title: string; transition: number }[]; // as selected
  history.close();
  return rows;
}

test('the key of a link is in no address once the page is open, and all ways back still have it', async ({
  playwright,
  site,
}, { project }) => {
  const program = project.use.launchOptions?.executablePath ?? '';
  test.skip(program.includes('headless-shell'), 'A browser without windows keeps no history.');
  const receipt = await sendMove(site);
  const [other, link] = [await sendMove(site), `${site.url}/your-move#${receipt.linkKey}`];
  const profile = await mkdtemp(join(tmpdir(), 'profile-'));
  const { launchOptions, contextOptions } = project.use;
  const context: BrowserContext = await playwright.chromium.launchPersistentContext(profile, {
    ...launchOptions,
    ...contextOptions,
  });
  const [page = await context.newPage()] = context.pages();
  const address = `${site.url}/your-move`;
  const shows = async (tab: Page, { reference }: { reference: string }) => {
    await expect(paper(tab)).toContainText(reference);
    await expect(tab).toHaveURL(address);
  };

  await test.step('a mail’s link, a reload, and Back after a look at another page', async () => {
    await follow(page, link);
    await shows(page, receipt);
    await expect(page).toHaveTitle(new RegExp(`^${receipt.reference} \\|`));
    await page.reload();
    await shows(page, receipt);
    await page.goto(`${site.url}/contact`);
    await page.goBack();
    await shows(page, receipt);
  });

  await test.step('another link in the same tab, and Back to the first', async () => {
    await followAnother(page, other.linkKey);
    await shows(page, other);
    await page.goBack();
    await shows(page, receipt);
    await page.reload();
    await shows(page, receipt);
  });

  await test.step('Back once more is the mail, not the link again', async () => {
    await follow(page, link);
    await shows(page, receipt);
    await page.goBack();
    await expect(page).toHaveTitle('Mail');
    await page.goForward();
    await shows(page, receipt);
  });

  await test.step('a copied tab has it', async () => {
    const copied = context.waitForEvent('page');
    await page.evaluate(() => void window.open(location.href));
    await shows(await copied, receipt);
  });

  const readKey = await readKeyOf(site, receipt);
  await test.step('the link that only reads leaves the address too, and takes nothing from the other', async () => {
    await follow(page, `${site.url}/move-plan#${readKey}`);
    const plan = page.getByText(ONLY_READS);
    await expect(plan).toBeVisible();
    await expect(page).toHaveURL(`${site.url}/move-plan`);
    await page.reload();
    await expect(plan).toBeVisible();
    await page.goto(address);
    await shows(page, receipt);
    await page.goBack();
    await expect(plan).toBeVisible();
  });

  await test.step('a bookmark of the page says where the link is', async () => {
    const tab = await context.newPage();
    await tab.goto(address);
    await expect(tab.getByText('a bookmark of this page doesn’t have it')).toBeVisible();
    await expect(button(tab, MOVE_LABELS.copyLink)).toHaveCount(0);
  });

  await test.step('the browser’s history lists no key, no name and no street', async () => {
    // It writes the last of it when it closes.
    await context.close();
    const listed = visits(profile).filter(({ transition }) => transition & CHAIN_END);
    expect(listed.map(({ url }) => url)).toContain(address);
    const text = JSON.stringify(listed);
    for (const secret of [receipt.linkKey, other.linkKey, readKey, 'Thandeka', 'Kelly Avenue']) {
      expect(text).not.toContain(secret);
    }
  });
  await rm(profile, { recursive: true });
});
