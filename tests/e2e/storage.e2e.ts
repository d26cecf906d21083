import { expect, type Page } from '@playwright/test';
import { addDays } from '../../domain/dates/calendar-date.ts';
import { localDay } from '../../domain/dates/local-time.ts';
import { moveDateInWords } from '../../domain/dates/move-date.ts';
import { moveDateInShort } from '../../domain/dates/short-date.ts';
import { ACTION_NAMES } from '../../domain/team/action-names.ts';
import { QUOTE_LABELS } from '../../domain/team/form-labels.ts';
import { MOVE_LABELS } from '../../domain/your-move/move-labels.ts';
import { actAs, button, choose, openDesk, pressStep, sendByEmail } from './desk.ts';
import { expectOnPaper } from './pages-on-paper.ts';
import { test } from './site.ts';
import { openMove, paper } from './your-move.ts';

const TODAY = localDay(new Date());
const YESTERDAY = addDays(TODAY, -1);
const LOAD = addDays(TODAY, 3);
const DELIVER = addDays(TODAY, 17);

const visit = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

/** Fills in a visit by the labels of its fields. */
async function fill(page: Page, name: string, fields: Readonly<Record<string, string>>) {
  for (const [label, text] of Object.entries(fields)) {
    await visit(page, name).getByLabel(label, { exact: false }).fill(text);
  }
}

test('two trucks load, the furniture waits in a store, and one truck delivers @variation', async ({
  page,
  browser,
  site,
}) => {
  const receipt = await openDesk(page, site, {
    ...{ moveDate: LOAD, email: 'storage@example.com' },
    access: { version: 1, from: { floor: '2', lift: 'none' }, to: { notice: 'days' } },
  });
  await actAs(page, 'Anna');
  await page.reload();

  await test.step('the quote offers both visits, also after a reload', async () => {
    await pressStep(page, ACTION_NAMES.quoted);
    await choose(page, 'Whole move');
    await page.getByLabel(QUOTE_LABELS.price).fill('18500');
    await button(page, 'Another visit').click();
    await fill(page, 'Visit 2', {
      ...{ 'Day of arrival': DELIVER, 'Hours of arrival': 'between 8 and 9' },
      ...{ From: 'Our store', People: '3', Trucks: '1', 'What it is': 'Deliver' },
    });
    await page.reload();
    await fill(page, 'Visit 1', {
      ...{ 'Day of arrival': LOAD, 'Hours of arrival': 'between 8 and 9' },
      ...{ To: 'Our store', People: '5', Trucks: '2', 'What it is': 'Load' },
    });
    await button(page, QUOTE_LABELS.preview).click();
    await expect(page.locator('.waybill')).toContainText(moveDateInWords(DELIVER));
    await sendByEmail(page).click();
    await expect(page.getByText('The quote is going out by email.')).toBeVisible();
  });

  const visitor = await browser.newPage({ baseURL: site.url });
  await openMove(visitor, receipt);
  const visits = visitor.getByRole('list', { name: 'Visits' }).getByRole('listitem');

  await test.step('its visitor reads both, and says yes', async () => {
    for (const day of [LOAD, DELIVER]) {
      await expect(paper(visitor)).toContainText(moveDateInWords(day));
    }
    await visitor.getByRole('button', { name: MOVE_LABELS.accept }).click();
    await visitor.getByRole('button', { name: MOVE_LABELS.yes }).click();
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('You said yes');
    await expect(paper(visitor)).toContainText('to Our store, 5 movers, 2 trucks');
  });

  await test.step('only the gate of the delivery is told who comes', async () => {
    await page.reload();
    await pressStep(page, ACTION_NAMES.confirmed);
    await expect(visit(page, 'Load').getByLabel('Vehicle registration')).toHaveCount(0);
    await visit(page, 'Deliver').getByLabel('Vehicle registration').fill('JX 12 CD GP');
    await visit(page, 'Deliver').getByLabel('The crew’s names').fill('Sipho Dlamini');
    await pressStep(page, ACTION_NAMES.confirmed);
    await expect(page.getByText('Day confirmed. They’ll get it by email.')).toBeVisible();
    await visitor.reload();
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('You’re booked');
    await expect(visits).toHaveCount(2);
    await expect(paper(visitor).locator('strong').first()).toHaveText(moveDateInShort(LOAD, TODAY));
  });

  await test.step('between the visits the next one is the figure, and nothing is done', async () => {
    await button(page, 'Change what is confirmed').click();
    await fill(page, 'Load', { 'Day of the move': YESTERDAY });
    await button(page, 'Change what is confirmed').click();
    await expect(page.getByText('Under way', { exact: true })).toBeVisible();
    await visitor.reload();
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Your move is under way');
    await expect(paper(visitor).locator('strong').first()).toHaveText(
      moveDateInShort(DELIVER, TODAY),
    );
    await expect(visits.first()).toContainText(', over');
    await expect(visitor.getByText('Is anything missing or broken?')).toHaveCount(0);
    await expect(visitor.locator('main')).not.toContainText(
      /your move is done|Thank you for moving/i,
    );
    await expectOnPaper(visitor, 2);
  });

  await test.step('on its last day it is settled, and what is missing can be told', async () => {
    await pressStep(page, ACTION_NAMES.settled);
    await expect(
      page.getByText(`This takes back: Deliver, ${moveDateInWords(DELIVER)}`),
    ).toBeVisible();
    await button(page, 'Not now').click();
    await button(page, 'Change what is confirmed').click();
    await fill(page, 'Deliver', { 'Day of the move': TODAY });
    await button(page, 'Change what is confirmed').click();
    await expect(page.getByText('Day confirmed. They’ll get it by email.')).toBeVisible();
    await pressStep(page, ACTION_NAMES.settled);
    await expect(page.getByText('This takes back')).toHaveCount(0);
    await choose(page, 'by card');
    await pressStep(page, ACTION_NAMES.settled);
    await expect(page.getByText('Moved and paid')).toBeVisible();
    await visitor.reload();
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Welcome home, Thandeka');
    await expect(visitor.getByText('Is anything missing or broken?')).toBeVisible();
  });
  await visitor.close();
});
