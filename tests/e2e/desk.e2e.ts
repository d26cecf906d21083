import { expect, type Page } from '@playwright/test';
import type { RunningSite } from './running-site.ts';
import { test } from './site.ts';
import { sendMove, teamMail } from './your-move.ts';

/** Opens the desk by the button of the mail to the team. */
async function openDesk(page: Page, site: RunningSite, changes: object = {}) {
  const { reference } = await sendMove(site, changes);
  const [path = ''] = /\/desk#[\w-]{32}/.exec(await teamMail(site, reference, /./)) ?? [];
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: 'Thandeka Mokoena' })).toBeVisible();
  return { path, reference };
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('a phone on the road: the name is asked once, the next one sees who has it, and a press without a signal waits', async ({
  page,
  context,
  site,
  browser,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { path } = await openDesk(page, site, { deliveryMethod: 'whatsapp' });
  const ways = page.getByRole('navigation', { name: 'Ways to answer' }).getByRole('link');
  await expect(ways.first()).toHaveText('WhatsApp');
  await expect(page.getByText('The cat bolts.')).toBeVisible();
  await expect(page.locator('.whatsapp-button')).toHaveCount(0);

  await button(page, 'I’m on it').click();
  await expect(page.getByLabel('Your name')).toBeFocused();
  await page.getByLabel('Your name').fill('Anna');
  await button(page, 'I’m on it').click();
  await expect(page.getByText('Stored: you are on it.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Your name')).toHaveValue('Anna');

  const colleague = await browser.newPage();
  await colleague.goto(new URL(path, page.url()).href);
  await expect(colleague.getByText(/^Anna has it since/)).toBeVisible();
  await colleague.close();

  await test.step('without a signal a press waits on the phone, over a reload, and is stored once', async () => {
    await context.setOffline(true);
    await page.getByLabel('What was said').fill('Saturday at eight, R 6 500');
    await button(page, 'Done by phone').click();
    await expect(page.getByText('Not sent yet.', { exact: true })).toBeVisible();
    await context.setOffline(false);
    await page.reload();
    const history = page.getByRole('region', { name: 'What has happened' });
    await expect(history.getByText('Anna answered by phone')).toHaveCount(1);
    await expect(history.getByText('Saturday at eight, R 6 500')).toBeVisible();
  });
});

test('of two who press from the same view, the second is told and nothing is overwritten', async ({
  page,
  context,
  site,
}) => {
  const { path } = await openDesk(page, site);
  const other = await context.newPage();
  await other.goto(path);
  for (const [tab, name] of [
    [page, 'Anna'],
    [other, 'Sam'],
  ] as const) {
    await tab.getByLabel('Your name').fill(name);
  }
  await button(page, 'I’m on it').click();
  await expect(page.getByText('Stored: you are on it.')).toBeVisible();
  await button(other, 'Not for us').click();
  await button(other, 'Yes, not for us').click();
  await expect(other.getByText('Not stored:')).toBeVisible();
  await expect(other.getByText(/^Anna has it since/)).toBeVisible();
  await button(other, 'Not for us').click();
  await button(other, 'Yes, not for us').click();
  await expect(other.getByRole('link', { name: 'Send by email' })).toHaveAttribute(
    'href',
    /We%20are%20sorry/,
  );
});

test('a link that opens nothing says so; the page asks search engines to stay away', async ({
  page,
}) => {
  await page.goto(`/desk#${'x'.repeat(32)}`);
  await expect(page.getByText('Nothing is stored under this link')).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await page.goto('/desk');
  await page.reload();
  await expect(page.getByText('This page opens from our mail')).toBeVisible();
});
