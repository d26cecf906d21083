import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../site.ts';
import {
  contactField,
  fillContact,
  openContactStep,
  openInventory,
  sendButton,
} from '../wizard.ts';
import { actAtDesk, button, openMove, quoted, sendMove } from '../your-move.ts';
import { nextFrames } from './moving.ts';

test.describe.configure({ mode: 'parallel' });

const WINDOWS = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];

/** Where controls are on the screen. */
const placesOf = (controls: readonly Locator[]) =>
  Promise.all(controls.map(async (control) => (await control.boundingBox())?.y ?? Number.NaN));

/** What arrives late moves no control: a finger may be on its way there. Half a pixel is rounding. */
async function expectInPlace(
  controls: readonly Locator[],
  before: readonly number[],
  state: string,
) {
  for (const [index, now] of (await placesOf(controls)).entries()) {
    expect.soft(Math.abs(now - (before[index] ?? Number.NaN)), state).toBeLessThanOrEqual(1);
  }
}

/** Holds the answers to some requests.
 *  @returns lets them go, and waits until the page has drawn what came */
async function hold(page: Page, address: RegExp) {
  const { promise, resolve } = Promise.withResolvers<void>();
  let held = 0;
  await page.route(address, async (route) => {
    held += 1;
    await promise;
    await route.continue();
  });
  return async () => {
    await expect.poll(() => held).toBeGreaterThan(0);
    const came = page.waitForEvent('requestfinished', (request) => address.test(request.url()));
    resolve();
    await came;
    await page.waitForLoadState('networkidle');
    await nextFrames(page);
  };
}

for (const viewport of WINDOWS) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('a hint on the date that comes late waits until the visitor is at the date again', async ({
      page,
    }) => {
      await openContactStep(page);
      const release = await hold(page, /\/DateHint\./);
      const below = [contactField(page, 'Phone'), contactField(page, 'Email'), sendButton(page)];
      await contactField(page, 'Move date').fill('2027-02-27');
      await contactField(page, 'Phone').click();
      const before = await placesOf(below);
      const scrolled = await page.evaluate(() => scrollY);
      await release();
      await expectInPlace(below, before, 'the hint');
      expect(await page.evaluate(() => scrollY), 'nor is the page scrolled').toBe(scrolled);
      await contactField(page, 'Move date').focus();
      await expect(page.getByText(/is a busy day/)).toBeVisible();
    });

    test('a hint that comes in time moves nothing below it, and nothing once the date is left', async ({
      page,
    }) => {
      await openContactStep(page);
      const date = contactField(page, 'Move date');
      await date.evaluate((field) => field.scrollIntoView({ block: 'center' }));
      const below = [contactField(page, 'Email'), sendButton(page)];
      const before = await placesOf(below);
      await date.fill('2027-02-27');
      await expect(page.getByText(/^Quieter days/)).toBeVisible();
      await expectInPlace(below, before, 'the hint');
      await contactField(page, 'Phone').evaluate((field) => field.focus({ preventScroll: true }));
      await nextFrames(page);
      await expectInPlace(below, before, 'the date is left');
    });

    test('a map of the way that comes late moves no control', async ({ page }) => {
      await openContactStep(page);
      const release = await hold(page, /road-map\.json/);
      const name = contactField(page, 'Your name');
      const below = [name, contactField(page, 'Phone'), sendButton(page)];
      await fillContact(page, {
        'Moving from': '14 Kelly Avenue, Boskruin',
        'Moving to': '9 Cedar Road, Fourways',
      });
      await name.click();
      const before = await placesOf(below);
      await release();
      await expect(page.locator('.road-on-map')).toBeAttached();
      await expectInPlace(below, before, 'the map');
    });

    test('nor does it where its place has been scrolled off the screen', async ({ page }) => {
      await openContactStep(page);
      const release = await hold(page, /road-map\.json/);
      await fillContact(page, {
        'Moving from': '14 Kelly Avenue, Boskruin',
        'Moving to': '9 Cedar Road, Fourways',
      });
      await sendButton(page).evaluate((send) => {
        send.focus();
        send.scrollIntoView({ block: 'center' });
      });
      const before = await placesOf([sendButton(page)]);
      await release();
      await expect(page.locator('.road-on-map')).toBeAttached();
      await expectInPlace([sendButton(page)], before, 'the map');
    });

    test('the price guide comes into room that is kept for it', async ({ page }) => {
      const release = await hold(page, /\/(PriceGuide|guide)\./);
      await openInventory(page);
      const controls = [
        page.getByRole('heading', { name: 'What goes on the truck?' }),
        page.getByText('Sofa', { exact: true }),
        button(page, 'Continue'),
      ];
      const before = await placesOf(controls);
      await release();
      await expect(page.locator('.load-words')).toBeAttached();
      await expectInPlace(controls, before, 'the guide');
    });

    test('a quote that comes into the open private page moves nothing that is being read', async ({
      page,
      site,
    }) => {
      const receipt = await sendMove(site, { email: `in-place-${viewport.width}@example.com` });
      await openMove(page, receipt);
      const change = button(page, 'Change something');
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
  });
}
