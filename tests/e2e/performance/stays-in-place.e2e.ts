import type { Locator, Page } from '@playwright/test';
import { ACTION_NAMES } from '../../../domain/team/action-names.ts';
import { MOVE_LABELS } from '../../../domain/your-move/move-labels.ts';
import { ACCESS_MISSING } from '../../../web/quote/fields/access-words.ts';
import { openDesk } from '../desk.ts';
import * as message from '../site/contact-form.ts';
import { expect, test } from '../site.ts';
import {
  choice,
  confirmedReference,
  contactField,
  fillContact,
  moreToSay,
  openContactStep,
  openInventory,
  sendButton,
  stepHeading,
} from '../wizard.ts';
import { actAtDesk, agreed, button, openMove, quoted, sendMove } from '../your-move.ts';
import { nextFrames, watchMoving } from './moving.ts';

test.describe.configure({ mode: 'parallel' });

const WINDOWS = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];

const visitor = {
  fromAddress: '14 Kelly Avenue, Boskruin',
  toAddress: '9 Cedar Road, Fourways',
  name: 'Thandeka Mokoena',
  phone: '082 555 0119',
  email: 'in-place@example.com',
};

/** A form that waits on the device, as far as the bar reads it. */
const waiting = () => JSON.stringify({ version: 1, at: Date.now() });

/** The places of controls on the screen. */
const placesOf = (controls: readonly Locator[]) =>
  Promise.all(controls.map(async (control) => (await control.boundingBox())?.y ?? Number.NaN));

/** Late parts move no control: a finger may be on its way there. Less than a pixel is rounding. */
async function expectInPlace(
  controls: readonly Locator[],
  before: readonly number[],
  state: string,
) {
  for (const [index, now] of (await placesOf(controls)).entries()) {
    expect.soft(Math.abs(now - (before[index] ?? Number.NaN)), state).toBeLessThan(1);
  }
}

/** Holds the answers to some requests. */
async function hold(page: Page, address: RegExp) {
  const { promise, resolve } = Promise.withResolvers<void>();
  let held = 0;
  await page.route(address, async (route) => {
    held += 1;
    await promise;
    await route.continue();
  });
  /** Waits until the page has asked, and has painted what it shows until the answer comes: earlier parts may have
   *  been late as well. */
  const asked = async () => {
    await expect.poll(() => held).toBeGreaterThan(0);
    await nextFrames(page);
  };
  /** Lets the answers go, and waits until the page has painted what came. */
  const release = async () => {
    await asked();
    const came = page.waitForEvent('requestfinished', (request) => address.test(request.url()));
    resolve();
    await came;
    await page.waitForLoadState('networkidle');
    await nextFrames(page);
  };
  return { asked, release };
}

for (const viewport of WINDOWS) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('a hint on the date that comes late waits until the visitor is at the date again', async ({
      page,
    }) => {
      await openContactStep(page);
      const late = await hold(page, /\/DateHint\./);
      const below = [contactField(page, 'phone'), contactField(page, 'email'), sendButton(page)];
      await contactField(page, 'moveDate').fill('2027-02-27');
      await contactField(page, 'phone').click();
      await late.asked();
      const before = await placesOf(below);
      const scrolled = await page.evaluate(() => scrollY);
      await late.release();
      await expectInPlace(below, before, 'the hint');
      expect(await page.evaluate(() => scrollY), 'nor is the page scrolled').toBe(scrolled);
      await contactField(page, 'moveDate').focus();
      await expect(page.getByText(/is a busy day/)).toBeVisible();
    });

    test('a hint that comes in time moves nothing below it, and nothing once the date is left', async ({
      page,
    }) => {
      await openContactStep(page);
      const date = contactField(page, 'moveDate');
      await date.evaluate((field) => field.scrollIntoView({ block: 'center' }));
      const below = [contactField(page, 'email'), sendButton(page)];
      const before = await placesOf(below);
      await date.fill('2027-02-27');
      await expect(page.getByText(/^Quieter days/)).toBeVisible();
      await expectInPlace(below, before, 'the hint');
      await contactField(page, 'phone').evaluate((field) => field.focus({ preventScroll: true }));
      await nextFrames(page);
      await expectInPlace(below, before, 'the date is left');
    });

    test('a map of the way that comes late moves no control', async ({ page }) => {
      await openContactStep(page);
      const late = await hold(page, /road-map\.json/);
      const name = contactField(page, 'name');
      const below = [name, contactField(page, 'phone'), sendButton(page)];
      await fillContact(page, {
        fromAddress: '14 Kelly Avenue, Boskruin',
        toAddress: '9 Cedar Road, Fourways',
      });
      await name.click();
      await late.asked();
      const before = await placesOf(below);
      await late.release();
      await expect(page.locator('.road-on-map')).toBeAttached();
      await expectInPlace(below, before, 'the map');
    });

    test('nor does it where its place has been scrolled off the screen', async ({ page }) => {
      await openContactStep(page);
      const late = await hold(page, /road-map\.json/);
      await fillContact(page, {
        fromAddress: '14 Kelly Avenue, Boskruin',
        toAddress: '9 Cedar Road, Fourways',
      });
      await sendButton(page).evaluate((send) => {
        send.focus();
        send.scrollIntoView({ block: 'center' });
      });
      await late.asked();
      const before = await placesOf([sendButton(page)]);
      await late.release();
      await expect(page.locator('.road-on-map')).toBeAttached();
      await expectInPlace([sendButton(page)], before, 'the map');
    });

    test('the price guide comes into room that is kept for it', async ({ page }) => {
      const late = await hold(page, /\/(PriceGuide|guide)\./);
      await openInventory(page);
      const controls = [
        stepHeading(page, 'inventory'),
        page.getByText('Sofa', { exact: true }),
        button(page, 'Continue'),
      ];
      await late.asked();
      const before = await placesOf(controls);
      await late.release();
      await expect(page.locator('.load-words')).toBeAttached();
      await expectInPlace(controls, before, 'the guide');
    });

    test('a quote that comes into the open private page moves nothing that is being read', async ({
      page,
      site,
    }) => {
      const receipt = await sendMove(site, { email: `in-place-${viewport.width}@example.com` });
      await openMove(page, receipt);
      const change = button(page, MOVE_LABELS.change);
      await change.evaluate((control) => control.scrollIntoView({ block: 'center' }));
      const before = await placesOf([change]);
      await actAtDesk(site, receipt.reference, quoted);
      await page.evaluate(() =>
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
      );
      await expect(page.locator('.waybill')).toBeAttached();
      await nextFrames(page);
      await expectInPlace([change], before, 'the quote');
    });

    test('questions of access that come late come into room that is kept for them', async ({
      page,
    }) => {
      await watchMoving(page);
      await openContactStep(page);
      const late = await hold(page, /\/AccessQuestions\./);
      await moreToSay(page).click();
      const below = [sendButton(page), page.getByText('Send my quote by')];
      await late.asked();
      const before = await placesOf(below);
      const moved = await page.evaluate(() => movedBy());
      await late.release();
      await expect(page.getByLabel('Lift').first()).toBeVisible();
      await expectInPlace(below, before, 'the questions');
      expect(await page.evaluate(() => movedBy()), 'no layout shift').toBe(moved);
    });

    test('nor does their failure move anything', async ({ page }) => {
      await openContactStep(page);
      await page.route(/\/AccessQuestions\./, (route) => route.abort());
      await moreToSay(page).click();
      const before = await placesOf([sendButton(page)]);
      await expect(page.getByText(ACCESS_MISSING)).toBeVisible();
      await expectInPlace([sendButton(page)], before, 'the failure');
      await page.unroute(/\/AccessQuestions\./);
      await page.evaluate(() => dispatchEvent(new Event('online')));
      await expect(page.getByLabel('Lift').first()).toBeVisible();
      await expectInPlace([sendButton(page)], before, 'the questions');
    });

    test('two addresses that are on no map leave no gap', async ({ page }) => {
      await openContactStep(page);
      const late = await hold(page, /\/RoadHint\./);
      await fillContact(page, { fromAddress: '1 Main Street', toAddress: '2 Main Street' });
      const below = [contactField(page, 'moveDate'), sendButton(page)];
      await late.asked();
      const before = await placesOf(below);
      await late.release();
      await expectInPlace(below, before, 'no map');
    });

    test('a wizard that wakes with a wish moves nothing', async ({ page }) => {
      await openContactStep(page);
      await fillContact(page, { ...visitor, moveDate: '2031-12-06' });
      await page.getByText('Quote within 24 hours').click();
      await sendButton(page).click();
      await confirmedReference(page);
      await watchMoving(page);
      const late = await hold(page, /\/QuoteWizard\./);
      await page.goto('/additional-services');
      await page.getByRole('link', { name: 'Quote Premium' }).click();
      const controls = [choice(page, /^Residential/), choice(page, /^Commercial/)];
      await expect(choice(page, /^Residential/)).toBeVisible();
      await late.asked();
      const before = await placesOf(controls);
      await late.release();
      await expect(page.getByText(/We still have your earlier one/)).toBeVisible();
      await expect(page.getByText(/^Moving from/).first()).toBeVisible();
      await expectInPlace(controls, before, 'the earlier request');
    });

    test('a year that was mistyped is commented on without a move', async ({ page }) => {
      await watchMoving(page);
      await openContactStep(page);
      const date = contactField(page, 'moveDate');
      await date.evaluate((field) => field.scrollIntoView({ block: 'center' }));
      await date.fill('0207-02-27');
      await nextFrames(page);
      const below = [contactField(page, 'email'), sendButton(page)];
      const before = await placesOf(below);
      await contactField(page, 'phone').evaluate((field) => field.focus({ preventScroll: true }));
      await nextFrames(page);
      await expectInPlace(below, before, 'the year');
    });

    test('a form that could not be sent says so below itself, and moves none of its controls', async ({
      page,
    }) => {
      await page.goto('/contact');
      await message.write(page);
      await message.refuseMessages(page);
      await message.sendButton(page).evaluate((send) => send.scrollIntoView({ block: 'center' }));
      const controls = [message.field(page, 'Message'), message.sendButton(page)];
      const before = await placesOf(controls);
      await message.sendButton(page).click();
      await expect(message.errorNotice(page)).toBeVisible();
      await expect(message.form(page).getByText('Not sent')).toBeVisible();
      await page.mouse.move(0, 0);
      await nextFrames(page);
      await expectInPlace(controls, before, 'the failure');
    });

    test('the bar about a form that waits moves nothing', async ({ page, context }) => {
      await watchMoving(page);
      await page.goto('/about');
      await nextFrames(page);
      const moved = await page.evaluate(() => movedBy());
      const tab = await context.newPage();
      await tab.goto('/robots.txt');
      await tab.evaluate((kept) => localStorage.setItem('quote-unsent', kept), waiting());
      await expect(page.getByRole('link', { name: /is not sent yet$/ })).toBeInViewport();
      await nextFrames(page);
      expect(await page.evaluate(() => movedBy()), 'no layout shift').toBe(moved);
    });

    test('a desk without a connection says so, and moves no button', async ({ page, site }) => {
      await watchMoving(page);
      // Something else is on that day, and says so.
      const other = await sendMove(site, { email: `other-${viewport.width}@example.com` });
      await actAtDesk(site, other.reference, agreed);
      await openDesk(page, site, { email: `still-${viewport.width}@example.com` });
      const buttons = [button(page, ACTION_NAMES.quoted), button(page, ACTION_NAMES.phoned)];
      await nextFrames(page);
      const before = await placesOf(buttons);
      const moved = await page.evaluate(() => movedBy());
      await page.route('**/api/desk', (route) => route.abort());
      await page.evaluate(() =>
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
      );
      await expect(page.getByRole('alert').getByText(/no connection since/)).toBeInViewport();
      await expectInPlace(buttons, before, 'no connection');
      expect(await page.evaluate(() => movedBy()), 'no layout shift').toBe(moved);
    });
  });
}
