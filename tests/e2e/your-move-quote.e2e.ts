import type { Page } from '@playwright/test';
import { TO_BE_SETTLED } from '../../domain/quote/price-in-words.ts';
import { INVENTORY_CATEGORIES, inventoryItems } from '../../domain/request/inventory.ts';
import { MOVE_LABELS } from '../../domain/your-move/move-labels.ts';
import { UNSURE } from '../../web/api/unsure.ts';
import { MOVE_HEADINGS } from '../../web/your-move/move-headings.ts';
import { MOVE_NEWS } from '../../web/your-move/move-news.ts';
import { SAMPLE_REQUEST } from '../server/testing/sample-request.ts';
import { setFontSize } from './pages/font-size.ts';
import { expectOnPaper } from './pages-on-paper.ts';
import { expectAccessible } from './site/accessible.ts';
import { expect, test } from './site.ts';
import { contactField } from './wizard.ts';
import {
  actAtDesk,
  button,
  changeForm,
  confirmed,
  openMove,
  outcome,
  paper,
  quoted,
  sendMove,
  sendQuoted,
  sheet,
  teamMail,
  yourData,
} from './your-move.ts';

const PRICE = 'R6 500';
const YES = `${MOVE_LABELS.yes} ${PRICE}`;
const price = (page: Page) => page.getByText(PRICE, { exact: true });
const orange = (page: Page) => page.locator('.button-main:visible');
const stamp = (page: Page, word: string) => paper(page).getByText(word, { exact: true });
const question = (page: Page) =>
  page.getByRole('heading', { name: `Accept ${PRICE} for your move?` });
const status = (page: Page) => paper(page).getByRole('status').first();

/** A visitor looks at the tab again. */
const lookAgain = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));

/** Runs in the page. */
function isUncovered(element: Element): boolean {
  const { left, top, height } = element.getBoundingClientRect();
  return [0.2, 0.8].every(
    (down) => document.elementFromPoint(left + 10, top + height * down) === element,
  );
}

async function sayYes(page: Page) {
  await button(page, MOVE_LABELS.accept).click();
  await button(page, MOVE_LABELS.yes).click();
  await expect(stamp(page, 'Accepted')).toBeVisible();
}

test('Accept is on the first screen, the yes in its place, and the quote is alone on one sheet of paper @variation', async ({
  page,
  site,
}) => {
  const receipt = await sendQuoted(site);
  for (const viewport of [
    { width: 360, height: 640 },
    { width: 390, height: 844 },
    { width: 768, height: 1024 },
    { width: 1024, height: 768 },
    { width: 1440, height: 900 },
    // Laptops at 200 % of zoom.
    { width: 640, height: 400 },
    { width: 720, height: 450 },
  ]) {
    await page.setViewportSize(viewport);
    await page.goto('about:blank');
    await openMove(page, receipt);
    await expect(price(page)).toBeInViewport({ ratio: 1 });
    await expect(button(page, MOVE_LABELS.accept)).toBeInViewport({ ratio: 1 });
    const uncovered = () => price(page).evaluate(isUncovered);
    await expect.poll(uncovered, 'the price is clear of the button').toBe(true);
    const end = () => price(page).evaluate((it) => it.getBoundingClientRect().bottom);
    await expect.poll(end, 'the price ends high up').toBeLessThan(480);
    await expect(orange(page), 'one orange button').toHaveText([`${MOVE_LABELS.accept} ${PRICE}`]);
    await button(page, MOVE_LABELS.accept).click();
    await expect(button(page, YES)).toBeInViewport({ ratio: 1 });
    await expect(orange(page)).toHaveText([YES]);
  }
  await test.step('with larger letters, and at 200 % of zoom, the yes is one scroll away', async () => {
    await setFontSize(page, 24);
    for (const viewport of [
      { width: 390, height: 844 },
      { width: 180, height: 320 },
    ]) {
      await page.setViewportSize(viewport);
      await button(page, YES).scrollIntoViewIfNeeded();
      await expect(button(page, YES)).toBeInViewport({ ratio: 1 });
    }
    await setFontSize(page, 16);
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.reload();
  const included = paper(page).getByRole('listitem');
  await expect(included).toHaveText([
    'Loading at 14 Kelly Avenue',
    'Three movers and a truck',
    'Blankets and straps',
  ]);
  await expect(sheet(page)).toContainText('The crew still needs to know');
  await expect(sheet(page)).not.toContainText('Tell us at least 24 hours');
  await expectAccessible(page);
  await expectOnPaper(page, 1);
  await page.emulateMedia({ media: 'print' });
  for (const line of ['Thandeka Mokoena', 'Quoted on', 'Company']) {
    await expect(paper(page).getByText(line, { exact: true })).toBeVisible();
  }
  await expect(sheet(page)).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  await test.step('with a yes it has its stamp, and nothing to press', async () => {
    await sayYes(page);
    await page.emulateMedia({ media: 'print' });
    await expect(stamp(page, 'Accepted')).toBeVisible();
    await expect(price(page)).toHaveCSS('font-size', '32px'); // 24 pt
    const controls = page.locator('.button:visible, form:visible');
    await expect(controls).toHaveCount(0);
    await expectOnPaper(page, 2);
  });
});

test('with every answer given, request and booking take two sheets each, and a quote of three visits one @variation', async ({
  page,
  site,
}) => {
  const inventory = Object.fromEntries(
    INVENTORY_CATEGORIES.map((category) => [category, inventoryItems(category)]),
  );
  const receipt = await sendMove(site, {
    ...{ ...SAMPLE_REQUEST, inventory, hasStoreroom: 'yes', email: 'every-answer@example.com' },
    moveDate: quoted.day,
    additionalNotes: 'The cat bolts, so keep the kitchen door closed. The piano is in the lounge.',
  });
  const hourly = { price: null, basis: 'hourly', rate: 800, hours: 5, hoursUpTo: 7 };
  const includes = [...quoted.includes, 'Setting up the beds'];
  const note = 'We bring the trolley for the fridge. Parking at the complex is on you.';
  const papers = { registration: 'JR 45 KM GP', crew: ['Themba Dube', 'Sipho Khumalo'] };
  const visits = ['2031-12-06', '2031-12-07', '2031-12-20'].map((day, index) => ({
    what: ['Load', 'Second day', 'Deliver'][index],
    ...{ day, window: 'between 8 and 9', people: 4, trucks: 2 },
    ...(index === 2 && { from: 'Our store, 9 Glenhove Road, Melrose' }),
  }));
  const quote = { ...quoted, ...hourly, includes, note, notIncluded: ['Packing', 'The piano'] };
  const { day: _, window: __, ...ofAll } = quote;
  const steps: readonly (readonly [object | undefined, number])[] = [
    [undefined, 2],
    [{ ...ofAll, visits }, 1],
    [quote, 1],
    [{ kind: 'agreed', ...hourly, day: quoted.day, said: '' }, 2],
    [{ ...confirmed, ...hourly, ...papers }, 2],
  ];
  for (const [action, sheets] of steps) {
    if (action) await actAtDesk(site, receipt.reference, action);
    await page.goto('about:blank');
    await openMove(page, receipt);
    await expectOnPaper(page, sheets);
  }
});

test('a press on Save counts although the map of the old way goes as its field is left @variation', async ({
  page,
  site,
}) => {
  await openMove(page, await sendQuoted(site));
  await button(page, MOVE_LABELS.change).click();
  await expect(changeForm(page).locator('.road-on-map')).toBeVisible();
  await contactField(page, 'toAddress').fill('9 Florida Road, Durban');
  await button(page, MOVE_LABELS.save).click();
  await expect(outcome(page)).toContainText(MOVE_NEWS.saved);
});

test('by keyboard alone: a yes asks again, Back changes nothing, and the stamp comes', async ({
  page,
  site,
}) => {
  const receipt = await sendQuoted(site);
  await openMove(page, receipt);
  await button(page, MOVE_LABELS.accept).press('Enter');
  await expect(question(page)).toBeFocused();
  for (const words of ['between 8 and 9', 'Three movers and a truck']) {
    await expect.soft(paper(page)).toContainText(words);
  }
  for (const words of [
    'we give no refunds',
    'We don’t insure belongings',
    'at least 24 hours before the move',
    'terms of service of December 2024',
  ]) {
    await expect.soft(question(page).locator('..')).toContainText(words);
  }
  await expectAccessible(page);
  await button(page, 'Back').press('Enter');
  await expect(button(page, MOVE_LABELS.accept)).toBeFocused();
  await page.reload();
  await expect(button(page, MOVE_LABELS.accept), 'nothing is stored').toBeVisible();

  await button(page, MOVE_LABELS.accept).press('Enter');
  await expect(question(page)).toBeFocused();
  await page.route('**/api/your-move/quote', (route) => route.abort(), { times: 1 });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText(UNSURE);
  await expect(button(page, MOVE_LABELS.yes), 'ready for another try').toBeFocused();
  await page.keyboard.press('Enter');
  await expect(status(page)).toBeFocused();
  await expect(status(page)).toHaveText(/^You said yes on .*\. We’ll confirm the day by email\./);
  await expect(page.getByRole('heading', { name: 'You said yes', exact: true })).toBeInViewport();
  await expect(stamp(page, 'Accepted')).toBeVisible();
  const stage = page.getByRole('list', { name: MOVE_HEADINGS.road }).locator('[aria-current]');
  await expect(stage).toHaveText('Yes');
  await expect(yourData(page)).toContainText('at the latest on');
  await expectAccessible(page);

  const papers = { registration: 'JR 45 KM GP', crew: ['Themba Dube', 'Sipho Khumalo'] };
  await actAtDesk(site, receipt.reference, { ...confirmed, ...papers });
  await lookAgain(page);
  await expect(stamp(page, 'Booked')).toBeVisible();
  await expect(status(page)).toHaveText(/^Your day is confirmed\./);
  await expect(stage).toHaveText('Booked');
  await expect(paper(page)).toContainText(
    'Sat 6 Dec 2031 between 8 and 9PriceR6 500We bring3 movers, 1 truck',
  );
  await expect(orange(page), 'the first thing to press').toHaveText([MOVE_LABELS.calendar]);
  await expect(orange(page)).toBeInViewport();
  await expect(page.getByText(/not final|to be confirmed|have to confirm/)).toHaveCount(0);
  await expectAccessible(page);

  await test.step('a booked page says nothing twice, and is short on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload();
    await expect(orange(page)).toBeInViewport({ ratio: 1 });
    await expect(page.locator('.road-on-map:visible')).toHaveCount(1);
    for (const words of [receipt.reference, '14 Kelly Avenue, Boskruin', 'Sat 6 Dec 2031']) {
      await expect.soft(page.getByText(words).filter({ visible: true })).toHaveCount(1);
    }
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    await expect.poll(height).toBeLessThanOrEqual(5300);
  });
});

test('a no becomes a yes, which is taken back after advice to call first @variation', async ({
  page,
  site,
}) => {
  const { reference, linkKey } = await sendQuoted(site, { upTo: 8000 });
  await openMove(page, { reference, linkKey });
  await test.step('a range says when its price will be known', () =>
    expect(page.getByText(TO_BE_SETTLED)).toBeVisible());
  await test.step('a no can become a yes', async () => {
    await button(page, MOVE_LABELS.decline).press('Enter');
    await expect(page.getByRole('heading', { name: 'Turn this quote down?' })).toBeFocused();
    await expectAccessible(page);
    await button(page, 'Back').press('Enter');
    await expect(button(page, MOVE_LABELS.decline)).toBeFocused();
    await page.keyboard.press('Enter');
    await button(page, MOVE_LABELS.declineNow).press('Enter');
    await expect(status(page)).toBeFocused();
    await expect(status(page)).toContainText('You can still accept it until its last day.');
    await expect(button(page, MOVE_LABELS.cancel)).toHaveCount(0);
    await sayYes(page);
  });
  await button(page, MOVE_LABELS.cancel).press('Enter');
  await expect(page.getByRole('heading', { name: 'Cancel your move?' })).toBeFocused();
  await expect(yourData(page)).toContainText('24 hours’ notice');
  await expectAccessible(page);
  await button(page, 'Keep it').click();
  await expect(button(page, MOVE_LABELS.cancel)).toBeFocused();
  await button(page, 'Cancel and delete').click();
  await expect(
    page.getByRole('heading', { name: 'Cancel your move and delete it?' }),
  ).toBeFocused();
  await button(page, MOVE_LABELS.deleteNot).click();

  await button(page, MOVE_LABELS.cancel).click();
  await page.getByLabel('Why are you cancelling?').fill('We stay.');
  await button(page, MOVE_LABELS.cancelNow).press('Enter');
  await expect(status(page)).toBeFocused();
  await expect(status(page)).toContainText('You cancelled this move on');
  await expect(stamp(page, 'Cancelled')).toBeVisible();
  await expect(page.getByRole('link', { name: MOVE_LABELS.again })).toBeVisible();
  await expect(button(page, MOVE_LABELS.calendar)).toHaveCount(0);
  await expect(page.getByText('14 Kelly Avenue, Boskruin'), 'the rest is folded').toBeHidden();
  await button(page, 'What it was about').click();
  await expect(page.getByText('14 Kelly Avenue, Boskruin')).toBeVisible();
  await expectAccessible(page);
  expect(await teamMail(site, reference, /We stay\./)).toContain('cancelled');
});
