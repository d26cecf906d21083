import { expect, type Locator, type Page } from '@playwright/test';
import { addDays } from '../../domain/dates/calendar-date.ts';
import { localDay } from '../../domain/dates/local-time.ts';
import { ACTION_NAMES } from '../../domain/team/action-names.ts';
import { LOOK_AGAIN } from '../../domain/team/call-labels.ts';
import type { DiaryView } from '../../domain/team/diary.ts';
import { LINK_IS_USED, WHOSE_DEVICE } from '../../domain/team/sign-in-words.ts';
import { trucksInWords } from '../../domain/team/trucks-out.ts';
import { VISIT_LABELS } from '../../domain/team/visit-labels.ts';
import { NOTE_HEADINGS } from '../../web/by-key/note-headings.ts';
import { actAs, button, pressStep, signIn } from './desk.ts';
import { expectWideEnough } from './pages/too-wide.ts';
import { expectOnPaper } from './pages-on-paper.ts';
import { expectAccessible } from './site/accessible.ts';
import { test } from './site.ts';
import { actAtDesk, confirmed, sendMove, teamMail } from './your-move.ts';

const TOMORROW = addDays(localDay(new Date()), 1);

let visitors = 0;
/** Each visitor has another: one gets at most ten mails. */
const newAddress = () => `diary-${++visitors}@example.com`;

const entry = (page: Page | Locator, reference: string) =>
  page.getByRole('listitem').filter({ hasText: reference });

test('the diary shows what waits and who moves, opens each at a tap, and looks again by itself', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { reference } = await sendMove(site, {
    email: newAddress(),
    toAddress: '9 Quagga Road, Fourways',
  });
  await page.goto('/diary');
  await expect(page.getByRole('heading', { name: NOTE_HEADINGS.notSignedIn })).toBeVisible();
  await signIn(page, site);
  await page.reload();
  const waiting = page.getByRole('region', { name: 'Waiting for us' });
  await expect(waiting.getByText(reference)).toBeVisible();
  await expect(entry(page, reference).first()).toContainText('Boskruin to Fourways 3 bedrooms');
  await entry(page, reference).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thandeka Mokoena' })).toBeVisible();
  await page.goBack();

  await actAtDesk(site, reference, { kind: 'agreed', price: 6500, day: TOMORROW, said: '' });
  const forTheGate = { registration: 'BX 12 CD GP', crew: ['Themba Dube', 'Sipho Nkosi'] };
  await actAtDesk(site, reference, { ...confirmed, ...forTheGate, day: TOMORROW });
  // Somebody looks at it again.
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  const tomorrow = page.getByRole('article', { name: /^Tomorrow/ });
  await expect(tomorrow.getByText(reference)).toBeVisible();
  await expect(entry(tomorrow, reference)).toContainText('confirmed');
  await expect(waiting.getByText(reference)).toHaveCount(0);

  await test.step('without a connection it says how old it is, and one press looks again', async () => {
    await page.context().setOffline(true);
    await button(page, LOOK_AGAIN).click();
    await expect(page.getByText(/^As of .*: no connection since/)).toBeVisible();
    await page.context().setOffline(false);
    await button(page, LOOK_AGAIN).click();
    await expect(page.getByText(/no connection since/)).toHaveCount(0);
  });

  await test.step('it fits a phone and a screen on the wall, and axe finds nothing', async () => {
    await expectAccessible(page);
    for (const width of [390, 1920]) {
      await page.setViewportSize({ width, height: 1080 });
      await expectWideEnough(page, `${width} px`);
    }
  });

  await test.step('a link signs in a device, once', async () => {
    // The device of the other tests stays signed in.
    await page.context().clearCookies();
    const link = site.leads('device --new').trim();
    await page.goto(link);
    await button(page, 'Sign in').click();
    await expect(page.getByLabel(WHOSE_DEVICE)).toBeFocused();
    await page.keyboard.type('Lindiwe’s phone');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/diary$/);
    await expect(waiting.or(page.getByText('Nothing is waiting')).first()).toBeVisible();
    await page.goto(link);
    await page.getByLabel(WHOSE_DEVICE).fill('Somebody else');
    await button(page, 'Sign in').click();
    await expect(page.getByRole('heading', { name: LINK_IS_USED })).toBeFocused();
    await page.goto('/diary');
  });

  await test.step('a device that is signed out shows nothing any more', async () => {
    await page.getByRole('link', { name: 'Devices' }).click();
    await expect(page.getByRole('heading', { name: 'Our devices' })).toBeVisible();
    await page.getByRole('listitem').filter({ hasText: 'This device' }).getByRole('button').click();
    const note = page.getByRole('heading', { name: NOTE_HEADINGS.notSignedIn });
    await expect(note).toBeFocused();
    await page.goto('/diary');
    await expect(note).toBeVisible();
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });
});

test('the pages around the diary fit a phone and paper, and axe finds nothing @variation', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/sign-in#${'a'.repeat(32)}`);
  await expect(page.getByLabel(WHOSE_DEVICE)).toBeVisible();
  await expectAccessible(page);
  await page.goto('/diary');
  await expect(page.getByRole('heading', { name: NOTE_HEADINGS.notSignedIn })).toBeVisible();
  await expectAccessible(page);
  await sendMove(site, { email: newAddress() });
  await signIn(page, site);
  await page.reload();

  await test.step('the figures are one press away, and one page of A4', async () => {
    const week = page.url();
    await page.getByRole('link', { name: 'Figures' }).click();
    await expect(page.getByRole('heading', { name: 'Our last twelve months' })).toBeVisible();
    const sources = page.getByRole('region', { name: 'Where they came from' });
    await expect(sources.getByRole('row', { name: /^All/ })).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 360, height: 800 });
    await expectWideEnough(page, 'The figures');
    await expectOnPaper(page, 1);
    await page.getByRole('link', { name: 'The diary' }).click();
    await expect(page).toHaveURL(week);
    await page.setViewportSize({ width: 1920, height: 1080 });
  });

  await test.step('a busy week is one page of A4, and what comes later another one', async () => {
    for (const [days, sheets] of [
      [7, 1],
      [19, 2],
    ] as const) {
      await page.route('**/api/diary', (route) => route.fulfill({ json: busyDays(days) }));
      await button(page, LOOK_AGAIN).click();
      await expect(page.getByText(/Annatjie/).first()).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Later' })).toHaveCount(sheets - 1);
      await expectOnPaper(page, sheets);
      await page.unroute('**/api/diary');
    }
  });

  await test.step('days without a move are one line of the paper', async () => {
    await page.route('**/api/diary', (route) => route.fulfill({ json: busyDays(1) }));
    await button(page, LOOK_AGAIN).click();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(/^Free: \w{3} \d+ \w{3}.*, /)).toBeVisible();
    await expect(page.getByRole('article').filter({ visible: true })).toHaveCount(1);
    await page.emulateMedia({ media: 'screen' });
    await page.unroute('**/api/diary');
  });

  await test.step('the devices', async () => {
    await page.goto('/devices');
    await expect(page.getByRole('heading', { name: 'Our devices' })).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 360, height: 800 });
    await expectWideEnough(page, 'The devices');
  });
});

test('where a day is confirmed, the desk says what else is on it, and when it is full @variation', async ({
  page,
  site,
}) => {
  const day = '2031-12-13';
  for (const _ of [1, 2]) {
    const { reference } = await sendMove(site, { email: newAddress() });
    await actAtDesk(site, reference, { kind: 'agreed', price: 6500, day, said: '' });
  }
  const { reference } = await sendMove(site, { email: newAddress() });
  await actAtDesk(site, reference, { kind: 'agreed', price: 6500, day: '2031-12-20', said: '' });
  const [desk = ''] = /\/desk#[\w-]{32}/.exec(await teamMail(site, reference, /\/desk#/)) ?? [];
  await signIn(page, site);
  await page.goto(desk);
  await pressStep(page, ACTION_NAMES.confirmed);
  await page.getByLabel(VISIT_LABELS.day).fill(day);
  await expect(
    page.getByText('Thandeka Mokoena, Boskruin to Cedar Lakes Estate, said yes'),
  ).toHaveCount(2);
  await expect(page.getByText(trucksInWords({ trucks: 2, trucksADay: 2 }))).toBeVisible();
  await page.getByLabel(VISIT_LABELS.day).fill('2031-12-14');
  const others = page
    .getByRole('region', { name: ACTION_NAMES.confirmed })
    .getByText(/Also that day|out that day|, said yes/);
  await expect(others).toHaveCount(0);

  await test.step('a call to make is noted in two presses, and is shown on the desk', async () => {
    await page.reload();
    await actAs(page, 'Anna');
    await pressStep(page, ACTION_NAMES.callback);
    await page.getByLabel('Call again on').fill('2031-12-04');
    await page.getByLabel('What about').fill('the piano');
    await button(page, 'Call again then').click();
    await expect(
      page.getByText('Anna: call again on Thursday 4 December 2031, the piano'),
    ).toBeVisible();
  });
});

function busyDays(count: number): DiaryView {
  const entry = (index: number) => ({
    reference: `JFM-7K3Q-${20 + index}`,
    name: 'Thandeka Mokoena',
    desk: `/desk#${index}`,
    what: 'Johannesburg to Cosmo City',
    size: '4+ bedrooms',
    hours: 'between 8 and 9',
    stage: 'booked' as const,
    status: 'confirmed',
    holder: 'Annatjie',
    waits: '23 h 59 min of 24 hours left; nobody is on it',
    next: 'Write the quote',
    waited: '1 min',
    alike: [],
  });
  const today = localDay(new Date());
  return {
    asOf: 'Mon 23 Nov at 19:40',
    today,
    trucksADay: 2,
    undated: [],
    left: 0,
    suspected: { latest: [], all: 0 },
    waiting: Array.from({ length: 12 }, (_, index) => entry(index)),
    days: Array.from({ length: count }, (_, day) => ({
      day: addDays(today, day),
      trucks: 2,
      entries: [entry(day), entry(day + 20), entry(day + 40)],
    })),
  };
}
