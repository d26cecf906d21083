import { expect, type Page } from '@playwright/test';
import { addDays } from '../../domain/dates/calendar-date.ts';
import { localDay } from '../../domain/dates/local-time.ts';
import { moveDateInWords } from '../../domain/dates/move-date.ts';
import { moveDateInShort } from '../../domain/dates/short-date.ts';
import { PHASES } from '../../domain/move/phases.ts';
import { ACTION_NAMES } from '../../domain/team/action-names.ts';
import { QUOTE_LABELS } from '../../domain/team/form-labels.ts';
import { VISIT_LABELS } from '../../domain/team/visit-labels.ts';
import { MOVE_LABELS } from '../../domain/your-move/move-labels.ts';
import { NEWS } from '../../web/desk/how-they-hear.ts';
import { CHANGE_CONFIRMED } from '../../web/desk/next-steps.ts';
import { STORED } from '../../web/desk/stored.ts';
import { MOVE_HEADINGS } from '../../web/your-move/move-headings.ts';
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
    await choose(page, QUOTE_LABELS.whole);
    await page.getByLabel(QUOTE_LABELS.price).fill('18500');
    await button(page, VISIT_LABELS.another).click();
    await fill(page, 'Visit 2', {
      ...{ [VISIT_LABELS.dayOffered]: DELIVER, [VISIT_LABELS.window]: 'between 8 and 9' },
      ...{ From: 'Our store', People: '3', Trucks: '1', [VISIT_LABELS.what]: 'Deliver' },
    });
    await page.reload();
    await fill(page, 'Visit 1', {
      ...{ [VISIT_LABELS.dayOffered]: LOAD, [VISIT_LABELS.window]: 'between 8 and 9' },
      ...{ To: 'Our store', People: '5', Trucks: '2', [VISIT_LABELS.what]: 'Load' },
    });
    await button(page, QUOTE_LABELS.preview).click();
    await expect(page.locator('.waybill')).toContainText(moveDateInWords(DELIVER));
    await sendByEmail(page).click();
    await expect(page.getByText(STORED.quoted)).toBeVisible();
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
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(PHASES.agreed.page);
    await expect(paper(visitor)).toContainText('to Our store, 5 movers, 2 trucks');
  });

  await test.step('only the gate of the delivery is told who comes', async () => {
    await page.reload();
    await pressStep(page, ACTION_NAMES.confirmed);
    await expect(visit(page, 'Load').getByLabel(VISIT_LABELS.registration)).toHaveCount(0);
    await visit(page, 'Deliver').getByLabel(VISIT_LABELS.registration).fill('JX 12 CD GP');
    await visit(page, 'Deliver').getByLabel(VISIT_LABELS.crew).fill('Sipho Dlamini');
    await pressStep(page, ACTION_NAMES.confirmed);
    await expect(page.getByText(NEWS.confirmed.email.after)).toBeVisible();
    await visitor.reload();
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(PHASES.booked.page);
    await expect(visits).toHaveCount(2);
    await expect(paper(visitor).locator('strong').first()).toHaveText(moveDateInShort(LOAD, TODAY));
  });

  await test.step('between the visits the next one is the figure, and nothing is done', async () => {
    await button(page, CHANGE_CONFIRMED).click();
    await fill(page, 'Load', { [VISIT_LABELS.day]: YESTERDAY });
    await button(page, CHANGE_CONFIRMED).click();
    await expect(page.getByText(PHASES['under-way'].desk, { exact: true })).toBeVisible();
    await visitor.reload();
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(PHASES['under-way'].page);
    await expect(paper(visitor).locator('strong').first()).toHaveText(
      moveDateInShort(DELIVER, TODAY),
    );
    await expect(visits.first()).toContainText(', over');
    await expect(visitor.getByText(MOVE_HEADINGS.report)).toHaveCount(0);
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
    await button(page, CHANGE_CONFIRMED).click();
    await fill(page, 'Deliver', { [VISIT_LABELS.day]: TODAY });
    await button(page, CHANGE_CONFIRMED).click();
    await expect(page.getByText(NEWS.confirmed.email.after)).toBeVisible();
    await pressStep(page, ACTION_NAMES.settled);
    await expect(page.getByText('This takes back')).toHaveCount(0);
    await choose(page, 'by card');
    await pressStep(page, ACTION_NAMES.settled);
    await expect(page.getByText(PHASES.paid.desk)).toBeVisible();
    await visitor.reload();
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Welcome home, Thandeka');
    await expect(visitor.getByText(MOVE_HEADINGS.report)).toBeVisible();
  });
  await visitor.close();
});
