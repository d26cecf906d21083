import { expect, type Page } from '@playwright/test';
import { PHASES } from '../../domain/move/phases.ts';
import { ACTION_NAMES } from '../../domain/team/action-names.ts';
import { NOTE_LABELS, QUOTE_LABELS } from '../../domain/team/form-labels.ts';
import { VISIT_LABELS } from '../../domain/team/visit-labels.ts';
import { NOTE_HEADINGS } from '../../web/by-key/note-headings.ts';
import { STORED } from '../../web/desk/stored.ts';
import { AGAIN_LABELS } from '../../web/ui/again-labels.ts';
import {
  actAs,
  button,
  choose,
  history,
  more,
  openDesk,
  pressStep,
  sendByEmail,
  sendToDesk,
  signIn,
} from './desk.ts';
import { failUntilReload } from './fail-until-reload.ts';
import { expectOnPaper } from './pages-on-paper.ts';
import { expectAccessible } from './site/accessible.ts';
import { test } from './site.ts';

/** By a phone without a signal, or after a try without an answer. */
const ON_ITS_WAY = /^(Not sent|No answer) yet:$/;

const saidField = (page: Page) => page.getByRole('textbox', { name: NOTE_LABELS.said });

test('a phone on the road: one screen, who acts is known, the next one sees who has it @variation', async ({
  page,
  site,
  browser,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { path } = await openDesk(page, site, {
    deliveryMethod: 'whatsapp',
    additionalNotes: 'The cat bolts. We have a piano.',
  });
  for (const fact of ['Sat 6 Dec 2031', 'second floor, no lift', 'two days’ notice', 'piano']) {
    const line = page.getByRole('region', { name: 'The job' }).getByText(fact);
    await expect(line, 'on the first screen').toBeInViewport({ ratio: 1 });
  }
  const ways = page.getByRole('navigation', { name: 'Ways to reach them' }).getByRole('link');
  await expect(ways.first()).toHaveText('WhatsApp');
  await expect(page.getByText('The cat bolts. We have a piano.')).toBeVisible();
  await expect(button(page, ACTION_NAMES.taken)).toBeInViewport({ ratio: 1 });
  await expect(page.locator('.button-main')).toHaveCount(1);

  await pressStep(page, ACTION_NAMES.taken);
  await expect(page.getByText(/^Anna took this on/), 'known from the sign-in').toBeVisible();
  await actAs(page, 'Anna');
  await page.reload();
  await expect(page.getByText('You are Anna.')).toBeVisible();
  await expect(page).toHaveTitle(/^JFM-[\w-]+ \|/);
  await expect(button(page, ACTION_NAMES.quoted)).toBeInViewport({ ratio: 1 });

  await test.step('on paper it is one page, with nothing to press', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('second floor, no lift')).toBeVisible();
    const pressed = page.getByRole('main').locator('button, select, input, .button');
    await expect(pressed.filter({ visible: true })).toHaveCount(0);
    await expectOnPaper(page, 1);
    await page.emulateMedia({ media: 'screen' });
  });

  const colleague = await browser.newPage();
  await colleague.goto(new URL(path, page.url()).href);
  const isStranger = colleague.getByRole('heading', { name: NOTE_HEADINGS.notSignedIn });
  await expect(isStranger, 'whoever got the link otherwise').toBeVisible();
  await signIn(colleague, site);
  await colleague.reload();
  await expect(colleague.getByText(/^Anna took this on/)).toBeVisible();
  await colleague.close();
});

test('without a signal a note is kept and goes by itself once, and text outlives a reload @variation', async ({
  page,
  context,
  site,
}) => {
  await openDesk(page, site);
  await actAs(page, 'Anna');
  await context.setOffline(true);
  await pressStep(page, ACTION_NAMES.phoned);
  await saidField(page).fill('Saturday at eight, R 6 500');
  await button(page, NOTE_LABELS.save).click();
  await expect(page.getByText(ON_ITS_WAY)).toBeInViewport({ ratio: 1 });
  await expect(button(page, NOTE_LABELS.save), 'a second press is none').toBeDisabled();
  // Left and opened again it is still on its way, and closes once it is stored.
  await pressStep(page, ACTION_NAMES.callback);
  await pressStep(page, ACTION_NAMES.phoned);
  await expect(saidField(page)).toHaveValue('Saturday at eight, R 6 500');
  await expect(saidField(page)).not.toBeEditable();
  await context.setOffline(false);
  await expect(history(page).getByText('Anna answered')).toHaveCount(1);
  await expect(
    history(page).getByText('Saturday at eight, R 6 500', { exact: true }),
  ).toBeVisible();
  await expect(page.getByText(ON_ITS_WAY)).toHaveCount(0);
  await expect(saidField(page)).toHaveCount(0);

  await test.step('another form leaves what was typed in the first', async () => {
    await pressStep(page, ACTION_NAMES.quoted);
    await choose(page, QUOTE_LABELS.whole);
    await page.getByLabel(QUOTE_LABELS.price).fill('R 7 100');
    await pressStep(page, ACTION_NAMES.phoned);
    await saidField(page).fill('They ring again');
    await button(page, NOTE_LABELS.save).click();
    await expect(page.getByText('Noted.')).toBeVisible();
    await pressStep(page, ACTION_NAMES.quoted);
    await expect(page.getByLabel(QUOTE_LABELS.price)).toHaveValue('R 7 100');
    await button(page, 'Discard').click();
  });

  await pressStep(page, ACTION_NAMES.quoted);
  await choose(page, QUOTE_LABELS.whole);
  await page.getByLabel(QUOTE_LABELS.price).fill('R 7 200');
  await page.reload();
  await expect(page.getByLabel(QUOTE_LABELS.price)).toHaveValue('R 7 200');
  await button(page, 'Discard').click();
  await page.reload();
  await expect(page.getByLabel(QUOTE_LABELS.price)).toHaveCount(0);
});

test('on a bad network nothing is shown undone, stored twice or left untold @variation', async ({
  page,
  context,
  browser,
  site,
}) => {
  const { path } = await openDesk(page, site);
  await actAs(page, 'Anna');
  const note = async (said: string) => {
    await pressStep(page, ACTION_NAMES.phoned);
    await saidField(page).fill(said);
    await button(page, NOTE_LABELS.save).click();
  };

  await test.step('an older look at the desk does not undo what was stored since', async () => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/api/desk', async (route) => {
      if (route.request().method() !== 'GET') return route.continue();
      const response = await route.fetch();
      await held;
      await route.fulfill({ response }).catch(() => {}); // the page no longer wants it
    });
    const look = page.waitForRequest('**/api/desk');
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await look;
    await note('They have a piano');
    await expect(page.getByText('Noted.')).toBeVisible();
    release();
    await page.unrouteAll({ behavior: 'wait' });
    await expect(history(page).getByText('They have a piano')).toHaveCount(1);
    await expect(page.getByText('Noted.')).toBeVisible();
  });

  await test.step('after a lost answer and a reload the same press is the same note', async () => {
    await page.route(
      '**/api/desk',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await note('They ring on Friday');
    await expect(page.getByText('No answer yet:')).toBeVisible();
    await page.reload();
    await expect(saidField(page)).toHaveValue('They ring on Friday');
    await button(page, NOTE_LABELS.save).click();
    await expect(page.getByText('Noted.')).toBeVisible();
    await expect(history(page).getByText('They ring on Friday')).toHaveCount(1);
  });

  await test.step('of two actions that waited, the one that was refused is told', async () => {
    await pressStep(page, ACTION_NAMES.quoted);
    await choose(page, QUOTE_LABELS.whole);
    await page.getByLabel(QUOTE_LABELS.price).fill('6500');
    await button(page, QUOTE_LABELS.preview).click();
    await context.setOffline(true);
    await sendByEmail(page).click();
    await expect(page.getByText(ON_ITS_WAY)).toBeVisible();
    await note('They want a morning');
    const colleague = await browser.newPage();
    await signIn(colleague, site);
    await colleague.goto(path);
    await actAs(colleague, 'Sam');
    await pressStep(colleague, ACTION_NAMES.taken);
    await expect(colleague.getByText(STORED.taken)).toBeVisible();
    await colleague.close();
    await context.setOffline(false);
    await expect(history(page).getByText('They want a morning')).toHaveCount(1);
    const told = page.getByRole('status').filter({ hasText: 'Not saved: the quote.' });
    await expect(told.getByRole('listitem').first()).toHaveText(/^Sam is on it, /);
    await pressStep(page, ACTION_NAMES.quoted);
    await expect(page.getByLabel(QUOTE_LABELS.price)).toHaveValue('6500');
  });
});

test('another link in the same tab is another customer, whatever was begun for the first @variation', async ({
  page,
  context,
  site,
}) => {
  const { linkKey } = await openDesk(page, site);
  await actAs(page, 'Anna');
  await pressStep(page, ACTION_NAMES.phoned);
  await saidField(page).fill('for the first one');
  const other = await sendToDesk(site, { name: 'Sipho Dlamini' });
  await page.evaluate((hash) => {
    location.hash = hash;
  }, new URL(other.path, page.url()).hash);
  await expect(page.getByRole('heading', { level: 1, name: 'Sipho Dlamini' })).toBeVisible();
  await expect(saidField(page)).toHaveCount(0);
  await pressStep(page, ACTION_NAMES.taken);
  await expect(page.getByText(STORED.taken)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Thandeka Mokoena' })).toBeVisible();
  await expect(page.getByText(PHASES.waiting.desk)).toBeVisible();
  await expect(saidField(page)).toHaveValue('for the first one');

  await test.step('what waits for the network is known again after a look at another', async () => {
    await context.setOffline(true);
    await button(page, NOTE_LABELS.save).click();
    await expect(page.getByText(ON_ITS_WAY)).toBeVisible();
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1, name: 'Sipho Dlamini' })).toBeVisible();
    await page.goBack();
    await expect(page.getByText(ON_ITS_WAY)).toBeVisible();
    await context.setOffline(false);
    await expect(history(page).getByText('for the first one')).toHaveCount(1);
    await expect(saidField(page)).toHaveCount(0);
    await pressStep(page, ACTION_NAMES.phoned);
    await saidField(page).fill('for the first one again');
  });

  await test.step('what the first one deletes is not kept on this device either', async () => {
    const headers = { authorization: `Bearer ${linkKey}` };
    await page.request.delete('/api/your-move', { headers });
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    const nothing = page.getByRole('heading', { name: NOTE_HEADINGS.nothingStored });
    await expect(nothing).toBeFocused();
    await expect(page).toHaveTitle(/^Desk \|/);
    const kept = () => page.evaluate(() => JSON.stringify(localStorage));
    await expect.poll(kept).not.toContain('first one');
  });
});

test('of two who act from the same view, the second is told, and keeps what they wrote @variation', async ({
  page,
  browser,
  site,
}) => {
  const { path } = await openDesk(page, site);
  const other = await browser.newPage();
  await other.setViewportSize({ width: 390, height: 844 });
  await signIn(other, site);
  await other.goto(new URL(path, page.url()).href);
  for (const [tab, name] of [
    [page, 'Anna'],
    [other, 'Sam'],
  ] as const) {
    await actAs(tab, name);
  }
  await pressStep(other, ACTION_NAMES.quoted);
  await choose(other, QUOTE_LABELS.whole);
  await other.getByLabel(QUOTE_LABELS.price).fill('6500');
  await button(other, QUOTE_LABELS.preview).click();
  await pressStep(page, ACTION_NAMES.taken);
  await expect(page.getByText(STORED.taken)).toBeVisible();
  await sendByEmail(other).click();
  const told = other.getByRole('status').filter({ hasText: 'Not saved:' });
  await expect(told, 'beside the button').toBeInViewport({ ratio: 1 });
  await expect(told.getByRole('listitem')).toHaveText(/^Anna is on it, /);
  await button(other, QUOTE_LABELS.back).click();
  await expect(other.getByLabel(QUOTE_LABELS.price)).toHaveValue('6500');
  await button(other, QUOTE_LABELS.preview).click();
  await sendByEmail(other).dblclick();
  await expect(other.getByText(STORED.quoted)).toBeVisible();
  await expect(history(other).getByText('Sam wrote the quote, by email')).toHaveCount(1);
});

test('what the visitor made impossible is told, and asks for no other press @variation', async ({
  page,
  site,
}) => {
  const { linkKey } = await openDesk(page, site);
  await actAs(page, 'Anna');
  await pressStep(page, ACTION_NAMES.agreed);
  await choose(page, QUOTE_LABELS.whole);
  await page.getByLabel(QUOTE_LABELS.price).fill('6500');
  await choose(page, 'No');
  await pressStep(page, ACTION_NAMES.agreed);
  await pressStep(page, ACTION_NAMES.confirmed);
  await page.getByLabel(VISIT_LABELS.window).fill('between 8 and 9');
  await page.getByLabel(VISIT_LABELS.people).fill('3');
  await page.getByLabel(VISIT_LABELS.trucks).fill('1');
  const headers = { authorization: `Bearer ${linkKey}`, 'idempotency-key': 'we-stay' };
  const cancelled = await page.request.post('/api/your-move/cancel', {
    headers,
    data: { said: 'We stay.' },
  });
  expect(cancelled.ok()).toBe(true);
  await pressStep(page, ACTION_NAMES.confirmed);
  const told = page.getByRole('status').filter({ hasText: 'Not saved:' });
  await expect(told.getByRole('listitem').first()).toHaveText(/^The visitor cancelled, /);
  await expect(told).toContainText('So this can’t be done any more.');
  await expect(button(page, ACTION_NAMES.confirmed)).toHaveCount(0);
  await expect(page.getByLabel(VISIT_LABELS.window)).toHaveValue('between 8 and 9');
});

test('by keyboard alone the focus is never lost, and axe finds nothing by day or night', async ({
  page,
  site,
}) => {
  await openDesk(page, site);
  await actAs(page, 'Anna');
  const hasFocus = () => page.evaluate(() => document.activeElement !== document.body);
  const press = async (name: string) => {
    await button(page, name).focus();
    await page.keyboard.press('Enter');
    await expect.poll(hasFocus, name).toBe(true);
  };
  await press(ACTION_NAMES.taken);
  await expect(page.getByText(STORED.taken)).toBeVisible();
  await press(ACTION_NAMES.quoted);
  await press('Not now');
  await more(page).press('Enter');
  await press(ACTION_NAMES.refused);
  await press('Not now');
  await press(ACTION_NAMES.agreed);
  await choose(page, QUOTE_LABELS.whole);
  await page.getByLabel(QUOTE_LABELS.price).fill('6500');
  await choose(page, 'No');
  await page
    .getByRole('region', { name: ACTION_NAMES.agreed })
    .getByRole('button', { name: ACTION_NAMES.agreed })
    .press('Enter');
  await expect(page.getByText(STORED.agreed)).toBeVisible();
  await expect.poll(hasFocus).toBe(true);
  await press(ACTION_NAMES.confirmed);
  await expectAccessible(page);
});

test('a desk that is old or cannot be opened tells that, and how to try again @variation', async ({
  page,
  site,
}) => {
  await signIn(page, site);
  await page.goto('/desk');
  await expect(page.getByText('This page opens from our email')).toBeVisible();
  await page.goto(`/desk#${'x'.repeat(32)}`);
  await expect(page.getByText(NOTE_HEADINGS.nothingStored)).toBeVisible();

  await test.step('without its script it offers another try, and opens when the script can be had', async () => {
    const { path } = await sendToDesk(site);
    await failUntilReload(page, '**/_astro/*.js');
    await page.goto(path);
    await page.reload();
    await button(page, AGAIN_LABELS.try).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Thandeka Mokoena' })).toBeVisible();
  });

  await test.step('an old view is marked, asks again at a press, and is brought up to date', async () => {
    const returnToPage = () =>
      page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await page.route('**/api/desk', (route) => route.abort());
    await returnToPage();
    await expect(page.getByRole('alert')).toHaveText(/^As of \d\d:\d\d: no connection since/);
    // Pressed while there is no connection: the page may look again by itself.
    const asked = page.waitForRequest('**/api/desk');
    await button(page, AGAIN_LABELS.try).click();
    await asked;
    await page.unroute('**/api/desk');
    // While that request still fails, the page does not ask again.
    await expect
      .poll(async () => {
        await returnToPage();
        return page.getByRole('alert').count();
      })
      .toBe(0);
  });

  await test.step('turning it down leaves a kind text to send', async () => {
    await actAs(page, 'Sam');
    await pressStep(page, ACTION_NAMES.refused);
    await button(page, NOTE_LABELS.refuse).click();
    const mail = page.getByRole('link', { name: 'Tell them by email' });
    await expect(mail).toHaveAttribute('href', /sorry/);
  });
});
