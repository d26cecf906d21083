import type { Locator, Page } from '@playwright/test';
import { QUIETER_DAYS } from '../../../domain/dates/date-advice.ts';
import { localDay } from '../../../domain/dates/local-time.ts';
import { MOVE_LABELS } from '../../../domain/your-move/move-labels.ts';
import { CONFIRMATION_LABELS } from '../../../web/quote/confirmation/confirmation-labels.ts';
import { MOVE_NEWS } from '../../../web/your-move/move-news.ts';
import { expectWideEnough } from '../pages/too-wide.ts';
import { expect, test } from '../site.ts';
import {
  confirmedReference,
  contactField,
  fillContact,
  notesField,
  openContactStep,
  sendButton,
  thandeka,
} from '../wizard.ts';
import { actAtDesk, button, changeForm, openMove, paper, sendQuoted, sheet } from '../your-move.ts';

const NARROW = { width: 320, height: 568 };
/** Pasted text and unlikely names, without a place to break. */
const MAP_LINK = `https://maps.app.goo.gl/${'Ab3'.repeat(20)}`;
const LONG_NAME = 'Nomathemba'.repeat(20);

test.use({ viewport: NARROW });

/** The hint on a busy date is in view, and next for the keyboard. */
async function expectHintAtDate(page: Page, form: Locator) {
  const date = contactField(page, 'moveDate');
  const hint = form.getByRole('status').filter({ hasText: 'is a busy day' });
  for (const viewport of [NARROW, { width: 640, height: 360 }, { width: 1280, height: 800 }]) {
    await page.setViewportSize(viewport);
    await date.fill('2027-02-27');
    await expect(hint).toContainText('27 February');
    await expect(hint).toBeInViewport();
    const apart = async () => {
      const [above, below] = [await date.boundingBox(), await hint.boundingBox()];
      return above && below ? below.y - (above.y + above.height) : Number.NaN;
    };
    await expect.poll(apart).toBeLessThan(30);
    await date.fill('2027-02-16');
    await expect(hint).toHaveCount(0);
  }
  await date.fill('2027-02-27');
  await expect(hint).toBeVisible();
  await expectRingOnEveryStop(page, date);
  await expect(
    page.getByRole('group', { name: QUIETER_DAYS.nearby }).getByRole('button').first(),
  ).toBeFocused();
  await page.setViewportSize(NARROW);
}

/** Day, month, year and the calendar's button are stops of one field. */
async function expectRingOnEveryStop(page: Page, date: Locator) {
  await date.focus();
  for (let stops = 0; stops < 4; stops += 1) {
    await expect(date).toHaveCSS('outline-style', 'solid');
    await expect(date).toHaveCSS('outline-width', '3px');
    await page.keyboard.press('Tab');
  }
}

const HINT = 'the hint on a busy date is under it, in view, and the next stop';

test('a quote with a long range and long words stays on a narrow screen', async ({
  page,
  site,
}) => {
  const long = { price: 1_165_500, upTo: 1_218_000, includes: [MAP_LINK], note: LONG_NAME };
  await openMove(page, await sendQuoted(site, long));
  await expectWideEnough(page, 'the quote');
  await button(page, MOVE_LABELS.accept).click();
  await expectWideEnough(page, 'what a yes agrees to');
  await button(page, MOVE_LABELS.yes).click();
  await button(page, MOVE_LABELS.cancel).click();
  await expectWideEnough(page, 'the stamp, and the way back');
});

test('the private page stays on a folded phone, up to the end of the move', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 280, height: 653 });
  const move = await sendQuoted(site);
  const day = localDay(new Date());
  const paid = { amount: 6500, how: 'cash', day };
  await openMove(page, move);
  await expectWideEnough(page, 'the quote');
  await actAtDesk(site, move.reference, { kind: 'agreed', price: 6500, day, window: '', said: '' });
  await page.reload();
  await expectWideEnough(page, 'the yes');
  const done = { kind: 'settled', price: 6500, lines: [], day, said: '' };
  for (const [state, settled] of Object.entries({
    'the bill': done,
    'the receipt': { ...done, paid },
  })) {
    await actAtDesk(site, move.reference, settled);
    await page.reload();
    await expect(paper(page)).toBeVisible();
    await expectWideEnough(page, state);
  }
  await expect(page.getByRole('img', { name: /in the evening/ })).toBeVisible();
  await expectWideEnough(page, 'the receipt with its picture');
});

test('whatever a visitor typed, nothing is pushed off a narrow screen', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-write']);
  await page.clock.setFixedTime(new Date('2026-11-01T10:00:00Z'));
  await openContactStep(page);
  const quote = page.getByRole('form', { name: 'Free quote' });
  await test.step(HINT, () => expectHintAtDate(page, quote));
  await fillContact(page, {
    ...thandeka,
    fromAddress: MAP_LINK,
    toAddress: MAP_LINK,
    name: LONG_NAME,
  });
  await notesField(page).fill(MAP_LINK);
  await page.getByText('Quote within 24 hours').click();
  await expectWideEnough(page, 'the form');
  await sendButton(page).click();
  await confirmedReference(page);
  await expect(page).toHaveTitle(/^Request sent: /);
  await expectWideEnough(page, 'the confirmation');
  await button(page, 'Copy the reference').click();
  await expect(button(page, 'Copied the reference')).toBeVisible();
  await expectWideEnough(page, 'the confirmation, copied');

  await page.getByRole('link', { name: CONFIRMATION_LABELS.sheet }).click();
  await expect(sheet(page)).toBeVisible();
  await expectWideEnough(page, 'the sheet');
  await button(page, MOVE_LABELS.change).click();
  await test.step(`${HINT} of the sheet`, () => expectHintAtDate(page, changeForm(page)));
  await notesField(page).fill('');
  await expectWideEnough(page, 'the form for changes');
  await button(page, MOVE_LABELS.save).click();
  await expect(page.getByText(MOVE_NEWS.saved)).toBeVisible();
  await expectWideEnough(page, 'what was changed');
});
