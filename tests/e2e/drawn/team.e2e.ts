import type { Locator } from '@playwright/test';
import { ACTION_NAMES } from '../../../domain/team/action-names.ts';
import { CALL_LABELS } from '../../../domain/team/call-labels.ts';
import { NOTE_LABELS, QUOTE_LABELS } from '../../../domain/team/form-labels.ts';
import { VISIT_LABELS } from '../../../domain/team/visit-labels.ts';
import { actAs, asUsual, button, choose, openDesk, pressStep, signIn } from '../desk.ts';
import { expectWideEnough } from '../pages/too-wide.ts';
import { expectAccessible } from '../site/accessible.ts';
import { expect, test } from '../site.ts';
import { actAtDesk, agreed, confirmed, sendMove, teamMail } from '../your-move.ts';
import { expectDrawn } from './drawn.ts';

test.describe.configure({ mode: 'parallel' });

/** The forms of the desk, by the buttons that open them, before a yes and after it. */
const BEFORE = [
  ACTION_NAMES.agreed,
  ACTION_NAMES.phoned,
  ACTION_NAMES.callback,
  ACTION_NAMES.refused,
];
const AFTER = [ACTION_NAMES.confirmed, ACTION_NAMES.cancelled];

test('all texts and controls of the desk are drawn, with each of its forms open @variation', async ({
  page,
  site,
}) => {
  const { reference } = await openDesk(page, site);
  await actAs(page, 'Anna');
  await expectDrawn(page, 'The desk', [`Residential move ${reference}`]);
  const glance = page.getByRole('main').locator('.desk-acts');
  await pressStep(page, ACTION_NAMES.quoted);
  await expectDrawn(page, 'The quote', [VISIT_LABELS.dayOffered], glance);
  await asUsual(page).click();
  await expectDrawn(page, 'All of the quote', [QUOTE_LABELS.includes], glance);
  await choose(page, QUOTE_LABELS.whole);
  await page.getByLabel(QUOTE_LABELS.price).fill('R 6 500');
  await button(page, QUOTE_LABELS.preview).click();
  await expectDrawn(page, 'The preview', ['R6 500'], glance);
  await button(page, QUOTE_LABELS.back).click();
  await button(page, 'Discard').click();
  const openEach = async (forms: readonly string[]) => {
    for (const form of forms) {
      await pressStep(page, form);
      await expectDrawn(page, form, [form], glance);
      await page.getByRole('button', { name: /^(Discard|Not now)$/ }).click();
    }
  };
  await openEach(BEFORE);
  await actAtDesk(site, reference, agreed);
  await page.reload();
  await openEach(AFTER);
});

test('so are those of a message @variation', async ({ page, site }) => {
  const answer = await fetch(`${site.url}/api/contact-submissions`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      name: 'Naledi Dlamini',
      email: 'naledi@example.com',
      message: 'Do you move pianos?',
    }),
  });
  const { reference } = await answer.json();
  const [path = ''] = /\/desk#[\w-]{32}/.exec(await teamMail(site, reference, /\/desk#/)) ?? [];
  await signIn(page, site);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: 'Naledi Dlamini' })).toBeVisible();
  await expectDrawn(page, 'The desk of a message', ['Do you move pianos?']);
  await pressStep(page, ACTION_NAMES.phoned);
  await expectDrawn(page, 'An answer', [NOTE_LABELS.said]);
});

test('so are those of the diary @variation', async ({ page, site }) => {
  const waiting = await sendMove(site, { email: 'drawn-1@example.com' });
  const booked = await sendMove(site, { email: 'drawn-2@example.com' });
  await actAtDesk(site, booked.reference, agreed);
  await actAtDesk(site, booked.reference, confirmed);
  await signIn(page, site);
  await page.goto('/diary');
  await expect(page.getByText(waiting.reference).first()).toBeVisible();
  await expectDrawn(page, 'The diary', [waiting.reference]);
});

/** Half of a phone's width: its window at 200 % of zoom. */
const ZOOMED = { width: 195, height: 422 };

test('so are those of whoever phones, found or not, and of a call, also at 200 % of zoom; and axe finds nothing @variation', async ({
  page,
  site,
}) => {
  const caller = { name: 'Precious Ntshangase', phone: '083 555 7611' };
  const known = await sendMove(site, { ...caller, email: 'drawn-3@example.com' });
  await sendMove(site, { ...caller, email: 'drawn-4@example.com' });
  await signIn(page, site);
  await page.goto('/diary');
  const search = page.getByRole('search');
  const call = page.getByRole('region', { name: CALL_LABELS.open });
  const expectSeen = async (state: string, texts: readonly string[], part: Locator) => {
    await expectDrawn(page, state, texts, part);
    await page.setViewportSize(ZOOMED);
    await expectWideEnough(page, `${state}, zoomed`);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page);
  };

  const sought = page.getByRole('searchbox');
  await sought.fill('ntshang');
  await expect(search.getByText(known.reference)).toBeVisible();
  await expectSeen('Found', [known.reference, '2 found, the latest first'], search);
  await sought.fill('nobody of that name');
  await expect(search.getByText(/^Nobody yet/)).toBeVisible();
  await expectSeen('Not found', ['Nobody yet.'], search);
  await page.context().setOffline(true);
  await sought.fill('ntshangase');
  await expect(search.getByText(/^We couldn’t look/)).toBeVisible();
  await page.context().setOffline(false);
  await expectSeen('Not looked', ['no connection'], search);
  await sought.fill('');

  await button(page, CALL_LABELS.open).click();
  await expectSeen('A call', ['Addresses'], call);
  await button(page, CALL_LABELS.save).click();
  await expectSeen('A call without a name', ['Please'], call);
  await call.getByLabel('Phone', { exact: true }).fill(caller.phone);
  await expect(call.getByText('We know this number:')).toBeVisible();
  for (const closed of ['Addresses', CALL_LABELS.visits, /^Email, notes/, /^Stairs, lifts/]) {
    await call.locator('summary').filter({ hasText: closed }).click();
  }
  await expect(call.getByRole('group', { name: /moving to$/ })).toBeVisible();
  await expectSeen('All of a call', [known.reference, VISIT_LABELS.window], call);
  await button(page, VISIT_LABELS.another).click();
  await button(page, CALL_LABELS.save).click();
  await expectSeen('A call about two visits', [VISIT_LABELS.what], call);
});
