import type { Page } from '@playwright/test';
import { pagesOnPaper } from './pages-on-paper.ts';
import { expectAccessible } from './site/accessible.ts';
import { expect, test } from './site.ts';
import {
  actAtDesk,
  button,
  changeForm,
  confirmed,
  openMove,
  quoted,
  sendMove,
  sendQuoted,
  sheet,
  teamMail,
  yourData,
} from './your-move.ts';

const PRICE = 'R6 500';
const price = (page: Page) => page.getByText(PRICE, { exact: true });
const paper = (page: Page) => page.locator('.waybill');
const stamp = (page: Page, word: string) => paper(page).getByText(word, { exact: true });
const question = (page: Page) =>
  page.getByRole('heading', { name: `Book your move for ${PRICE}?` });
const status = (page: Page) => paper(page).getByRole('status').first();

/** A visitor looks at the tab again. */
const lookAgain = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));

async function sayYes(page: Page) {
  await button(page, 'Accept').click();
  await button(page, 'Yes, book it').click();
  await expect(stamp(page, 'Accepted')).toBeVisible();
}

test('price and Accept are on the first screen, and the quote on paper takes two pages', async ({
  page,
  site,
}) => {
  const receipt = await sendQuoted(site);
  for (const viewport of [
    { width: 390, height: 664 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(viewport);
    await openMove(page, receipt);
    await expect(price(page)).toBeInViewport({ ratio: 1 });
    await expect(button(page, 'Accept')).toBeInViewport({ ratio: 1 });
    const box = await price(page).boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0), 'the price ends high up').toBeLessThan(450);
    const main = page.locator('main .button-main:visible');
    await expect(main, 'one orange button').toHaveText(['Accept']);
  }
  const included = paper(page).getByRole('listitem');
  await expect(included).toHaveText([
    'Loading at 14 Kelly Avenue',
    'Three movers and a truck',
    'Blankets and straps',
  ]);
  await expect(sheet(page)).toContainText('Moving day in our quote');
  await expect(sheet(page)).toContainText('For the crew');
  await expect(sheet(page)).not.toContainText('Tell us at least 24 hours');
  await expectAccessible(page);
  expect(await pagesOnPaper(page)).toBe(2);

  await test.step('with a yes it has its stamp, and nothing to press', async () => {
    await sayYes(page);
    await page.emulateMedia({ media: 'print' });
    await expect(stamp(page, 'Accepted')).toBeVisible();
    await expect(price(page)).toHaveCSS('font-size', '32px'); // 24 pt
    const controls = page.locator('button:visible, form:visible, main a.button:visible');
    await expect(controls).toHaveCount(0);
    expect(await pagesOnPaper(page)).toBe(2);
  });
});

test('by keyboard alone: a yes asks again, Back changes nothing, and the stamp comes', async ({
  page,
  site,
}) => {
  const receipt = await sendQuoted(site);
  await openMove(page, receipt);
  await button(page, 'Accept').press('Enter');
  await expect(question(page)).toBeFocused();
  for (const words of [
    'between 8 and 9',
    'Three movers and a truck',
    'we give no refunds',
    'We don’t insure belongings',
    'at least 24 hours before the move',
    'terms of service of December 2024',
  ]) {
    await expect.soft(question(page).locator('..')).toContainText(words);
  }
  await expectAccessible(page);
  await button(page, 'Back').press('Enter');
  await expect(button(page, 'Accept')).toBeFocused();
  await page.reload();
  await expect(button(page, 'Accept'), 'nothing is stored').toBeVisible();

  await button(page, 'Accept').press('Enter');
  await expect(question(page)).toBeFocused();
  await page.route('**/api/your-move/quote', (route) => route.abort(), { times: 1 });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('We’re not sure that reached us');
  await expect(button(page, 'Yes, book it'), 'ready for another try').toBeFocused();
  await page.keyboard.press('Enter');
  await expect(status(page)).toBeFocused();
  await expect(status(page)).toHaveText(/^You said yes on .*\. We’ll confirm the day by email\.$/);
  await expect(stamp(page, 'Accepted')).toBeVisible();
  await expect(sheet(page)).toContainText('Moving day, to be confirmed');
  await expect(yourData(page)).toContainText('at the latest on');
  await expectAccessible(page);

  await actAtDesk(site, receipt.reference, confirmed);
  await lookAgain(page);
  await expect(stamp(page, 'Booked')).toBeVisible();
  await expect(status(page)).toHaveText(
    'Your day is confirmed: Saturday 6 December 2031, between 8 and 9.',
  );
  await expect(paper(page)).toContainText('3 movers, 1 truck');
  await expect(page.getByText(/not final|to be confirmed|have to confirm/)).toHaveCount(0);
  await expectAccessible(page);
});

test('what is typed while a question is on its way stays, and so does the focus', async ({
  page,
  site,
}) => {
  const { reference, linkKey } = await sendQuoted(site);
  await openMove(page, { reference, linkKey });
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/your-move/quote', async (route) => {
    if (route.request().postDataJSON().kind === 'asked') await held;
    await route.continue();
  });
  await button(page, 'Ask a question').click();
  const words = page.getByLabel('Your question');
  await expect(words).toBeFocused();
  await words.fill('Is the piano in it?');
  await test.step('it outlives a look at something else, and a reload', async () => {
    await button(page, 'Accept').click();
    await button(page, 'Back').click();
    await expect(words).toHaveValue('Is the piano in it?');
    await page.reload();
    await expect(words).toHaveValue('Is the piano in it?');
  });
  await button(page, 'Send the question').press('Enter');
  await words.fill('Is the piano in it? And the garden pots?');
  release();
  await expect(page.getByText('Sent. We’ll get back to you.')).toBeVisible();
  await expect(words).toHaveValue('Is the piano in it? And the garden pots?');
  await expect(words).toBeFocused();
  expect(await teamMail(site, reference, /piano/)).not.toContain('garden pots');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).toContain('garden pots');
  await words.fill(' ');
  await button(page, 'Send the question').press('Enter');
  await expect(page).toHaveTitle(/^Error: /);
});

test('an open page learns of the quote, and of a new one before anybody says yes to the old', async ({
  page,
  site,
}) => {
  const receipt = await sendMove(site);
  await openMove(page, receipt);
  await actAtDesk(site, receipt.reference, quoted);
  await lookAgain(page);
  await expect(price(page)).toBeVisible();
  await button(page, 'Accept').click();
  await actAtDesk(site, receipt.reference, { ...quoted, price: 7000 });
  await lookAgain(page);
  await expect(status(page)).toContainText('The quote has changed since you opened the page');
  await expect(page.getByText('R7 000', { exact: true })).toBeVisible();
  await expect(button(page, 'Yes, book it')).toHaveCount(0);

  await test.step('but not while a change is typed, which stays', async () => {
    await button(page, 'Change something').click();
    await page.getByLabel('Anything else?').fill('Two cats.');
    let asked = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/api/your-move')) asked += 1;
    });
    await lookAgain(page);
    await expect(changeForm(page).getByLabel('Anything else?')).toHaveValue('Two cats.');
    expect(asked).toBe(0);
  });
});

test('a no becomes a yes, which is taken back after advice to call first', async ({
  page,
  site,
}) => {
  const { reference, linkKey } = await sendQuoted(site, { upTo: 8000 });
  await openMove(page, { reference, linkKey });
  await test.step('a range says when its price will be known', () =>
    expect(
      page.getByText('We’ll tell you the exact price before we confirm the day.'),
    ).toBeVisible());
  await test.step('a no can become a yes', async () => {
    await button(page, 'No, thank you').press('Enter');
    await expect(status(page)).toBeFocused();
    await expect(status(page)).toContainText('You can still accept it until its last day.');
    await expect(button(page, 'Cancel your move')).toHaveCount(0);
    await sayYes(page);
  });
  await button(page, 'Cancel your move').press('Enter');
  await expect(page.getByRole('heading', { name: 'Cancel your move?' })).toBeFocused();
  await expect(yourData(page)).toContainText('24 hours’ notice');
  await expectAccessible(page);
  await button(page, 'Keep it').click();
  await expect(button(page, 'Cancel your move')).toBeFocused();
  await button(page, 'Cancel and delete').click();
  await expect(
    page.getByRole('heading', { name: 'Cancel your move and delete it?' }),
  ).toBeFocused();
  await button(page, 'No, keep it').click();

  await button(page, 'Cancel your move').click();
  await page.getByLabel('Why are you cancelling?').fill('We stay.');
  await button(page, 'Cancel the move').press('Enter');
  await expect(status(page)).toBeFocused();
  await expect(status(page)).toContainText('You cancelled this move on');
  await expect(stamp(page, 'Cancelled')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ask for another quote' })).toBeVisible();
  await expect(button(page, 'Add to calendar')).toHaveCount(0);
  await expectAccessible(page);
  expect(await teamMail(site, reference, /We stay\./)).toContain('cancelled');
});
