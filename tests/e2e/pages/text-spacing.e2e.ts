import type { Page } from '@playwright/test';
import { MOVE_LABELS } from '../../../domain/your-move/move-labels.ts';
import { expect, test } from '../site.ts';
import { answerHome, confirmedReference, fillContact, moreToSay, sendButton } from '../wizard.ts';
import { button, openMove, sendMove, sendQuoted } from '../your-move.ts';
import { expectAllShown, setWidth, spaceOut, WIDTHS } from './wider-text.ts';

test.describe.configure({ mode: 'parallel' });
test('the wizard and its end show all of their words with wider spacing', async ({ page }) => {
  await page.goto('/');
  await spaceOut(page);
  await answerHome(page, {
    property: () => expectAllShown(page, 'the home'),
    inventory: () => expectAllShown(page, 'the inventory'),
  });
  await sendButton(page).click();
  await moreToSay(page).click();
  await expectAllShown(page, 'all that can be wrong');
  await fillContact(page);
  await page.getByText('Quote within 24 hours').click();
  await sendButton(page).click();
  await confirmedReference(page);
  await expectAllShown(page, 'the confirmation');
});

test('the quote page, where the wizard is as wide, and the thank-you page show theirs too', async ({
  page,
}) => {
  await page.goto('/get-quote');
  await spaceOut(page);
  await expectAllShown(page, 'the first step');
  const own = await widthsOfTheForm(page);
  await page.goto('/');
  await spaceOut(page);
  expect(own, 'the walk through the other one tells of both').toEqual(await widthsOfTheForm(page));
  await page.goto('/thank-you/QAB-1234-56');
  await spaceOut(page);
  await expectAllShown(page, 'the thank-you page');
});

async function widthsOfTheForm(page: Page): Promise<number[]> {
  const found: number[] = [];
  for (const width of WIDTHS) {
    await setWidth(page, width);
    const box = await page.getByRole('form', { name: 'Free quote' }).boundingBox();
    found.push(box?.width ?? 0);
  }
  return found;
}

test('the move sheet shows all of its words with wider spacing', async ({ page, site }) => {
  await openMove(page, await sendMove(site));
  await spaceOut(page);
  await expectAllShown(page, 'the sheet');
  await button(page, MOVE_LABELS.change).click();
  await expectAllShown(page, 'its form');
  await button(page, MOVE_LABELS.keep).click();
  await button(page, MOVE_LABELS.delete).click();
  await expectAllShown(page, 'the question');
});

test('the quote shows all of its words with wider spacing', async ({ page, site }) => {
  await openMove(page, await sendQuoted(site, { price: 16_500, upTo: 18_000 }));
  await spaceOut(page);
  await expectAllShown(page, 'the quote');
  await button(page, MOVE_LABELS.ask).click();
  await expectAllShown(page, 'the question');
  await button(page, MOVE_LABELS.accept).click();
  await expectAllShown(page, 'what a yes agrees to');
  await button(page, MOVE_LABELS.yes).click();
  await button(page, MOVE_LABELS.cancel).click();
  await expectAllShown(page, 'the stamp, and the way back');
});
