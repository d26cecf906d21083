import type { Locator, Page } from '@playwright/test';
import { addDays } from '../../domain/dates/calendar-date.ts';
import { localDay } from '../../domain/dates/local-time.ts';
import { PHASES } from '../../domain/move/phases.ts';
import { CONTROL_LABELS } from '../../domain/request/labels.ts';
import { ACTION_NAMES } from '../../domain/team/action-names.ts';
import { CALL_LABELS } from '../../domain/team/call-labels.ts';
import { BILL_LABELS, QUOTE_LABELS } from '../../domain/team/form-labels.ts';
import { VISIT_LABELS } from '../../domain/team/visit-labels.ts';
import { STORED } from '../../web/desk/stored.ts';
import { actAs, button, openDesk, sendByEmail, signIn } from './desk.ts';
import { phone } from './phone.ts';
import { expect, test } from './site.ts';
import { actAtDesk, quoted, sendMove } from './your-move.ts';

test.use(phone);

/** Counts taps. A field to type in that has the focus already needs none: whoever taps it here is wrong.
 *  @param already those before */
function thumb(already = 0) {
  let taps = already;
  return {
    tap: async (target: Locator, state?: 'with the focus') => {
      if (!state) await expect(target).not.toBeFocused();
      taps += 1;
      await target.tap();
    },
    count: () => taps,
  };
}

/** Types into the field that has the focus, as somebody does who did not tap it. */
async function typeInto(page: Page, label: string, text: string) {
  const field = page.getByLabel(label);
  await expect(field).toBeFocused();
  await field.fill(text);
}

test('whoever phones is found and opened in 3 taps @variation', async ({ page, site }) => {
  const { reference } = await sendMove(site, { email: 'taps@example.com', phone: '083 555 7654' });
  await signIn(page, site);
  await page.goto('/diary');
  const { tap, count } = thumb();
  await tap(page.getByRole('searchbox'));
  await page.keyboard.type('0835557654');
  const found = page.getByRole('search').getByRole('listitem').filter({ hasText: reference });
  await tap(found.getByRole('link'));
  await expect(page.getByRole('heading', { level: 1, name: 'Thandeka Mokoena' })).toBeVisible();
  expect(count()).toBeLessThanOrEqual(3);
});

test('a quote goes out by email in 6 taps @variation', async ({ page, site }) => {
  await openDesk(page, site);
  await actAs(page, 'Anna');
  const { tap, count } = thumb();
  await tap(button(page, ACTION_NAMES.quoted).first());
  await tap(page.getByLabel('Hours', { exact: true }));
  await page.keyboard.type('5');
  await tap(button(page, QUOTE_LABELS.preview));
  await tap(sendByEmail(page));
  await expect(page.getByText(STORED.quoted)).toBeVisible();
  expect(count()).toBeLessThanOrEqual(6);
});

test('a call is entered in 6 taps, and booked in the same form in 10 @variation', async ({
  page,
  site,
}) => {
  await signIn(page, site);
  for (const isBooked of [false, true]) {
    await page.goto('/diary');
    const { tap, count } = thumb();
    await tap(button(page, CALL_LABELS.open));
    await typeInto(page, CALL_LABELS.name, 'Precious Mabaso');
    await tap(page.getByLabel('Phone', { exact: true }));
    await page.keyboard.type('0845551234');
    await tap(page.getByText('Addresses', { exact: true }));
    await typeInto(page, 'Moving from (optional)', '3 Oak Road, Northwold');
    await tap(page.getByLabel('Moving to (optional)'));
    await page.keyboard.type('8 Elm Road, Amorosa');
    if (isBooked) {
      await tap(page.getByText(CALL_LABELS.visits));
      // The calendar opens at a tap on the field, which has the focus for whoever types.
      await tap(page.getByLabel(CONTROL_LABELS.moveDate), 'with the focus');
      await page.getByLabel(CONTROL_LABELS.moveDate).fill(addDays(localDay(new Date()), 9));
      await tap(page.getByLabel(VISIT_LABELS.window));
      await page.keyboard.type('at 14');
      await tap(page.getByLabel('Price for the whole move'));
      await page.keyboard.type('1500');
      await tap(page.getByText(CALL_LABELS.booked));
    }
    await tap(button(page, CALL_LABELS.save));
    await expect(page.getByRole('heading', { level: 1, name: 'Precious Mabaso' })).toBeVisible();
    if (isBooked) await expect(page.locator('[data-stage=booked]').first()).toBeVisible();
    expect(count()).toBeLessThanOrEqual(isBooked ? 10 : 6);
  }
});

test('a request is taken in 2 taps from its mail, and its day confirmed in 2 @variation', async ({
  page,
  site,
}) => {
  // The first is on the mail's button.
  const { reference } = await openDesk(page, site);
  await actAs(page, 'Anna');
  const taken = thumb(1);
  await taken.tap(button(page, ACTION_NAMES.taken));
  await expect(page.getByText(STORED.taken)).toBeVisible();
  expect(taken.count()).toBeLessThanOrEqual(2);

  const crew = { people: 3, trucks: 1 };
  await actAtDesk(site, reference, { ...quoted, ...crew });
  const { price, day } = quoted;
  await actAtDesk(site, reference, { kind: 'agreed', price, day, said: '' });
  await page.reload();
  const { tap, count } = thumb();
  await tap(button(page, ACTION_NAMES.confirmed));
  await tap(button(page, ACTION_NAMES.confirmed));
  await expect(page.getByText('Day confirmed.')).toBeVisible();
  expect(count()).toBeLessThanOrEqual(2);
});

test('a move is done and paid in 3 taps, and one that was not paid yet in 3 @variation', async ({
  page,
  site,
}) => {
  const day = localDay(new Date());
  for (const isPaidAtOnce of [true, false]) {
    const { reference } = await openDesk(page, site, { moveDate: day });
    const visits = [{ day, window: 'between 8 and 9', people: 3, trucks: 1 }];
    await actAtDesk(site, reference, { kind: 'agreed', price: 6500, visits, said: '' });
    await actAtDesk(site, reference, { kind: 'confirmed', price: 6500, visits });
    await actAs(page, 'Anna');
    await page.reload();
    const done = thumb();
    await done.tap(button(page, ACTION_NAMES.settled));
    if (isPaidAtOnce) await done.tap(page.getByText('by card', { exact: true }));
    await done.tap(button(page, ACTION_NAMES.settled));
    expect(done.count()).toBeLessThanOrEqual(isPaidAtOnce ? 3 : 2);
    if (!isPaidAtOnce) {
      await expect(page.getByText(PHASES.owing.desk)).toBeVisible();
      const paid = thumb();
      await paid.tap(button(page, ACTION_NAMES.paid));
      await paid.tap(page.getByText('by transfer', { exact: true }));
      await paid.tap(button(page, BILL_LABELS.savePayment));
      expect(paid.count()).toBeLessThanOrEqual(3);
    }
    await expect(page.getByText(PHASES.paid.desk)).toBeVisible();
  }
});
