import { expect, test } from '../site.ts';
import { askForACommercialMove, askForAQuote, sendAMessage } from './no-script.ts';

test.use({ javaScriptEnabled: false });

test('the wizard is one form that is posted, answered and thanked for', async ({ page, site }) => {
  await askForAQuote(page, site);
});

test('a commercial move is asked nothing about a home', async ({ page, site }) => {
  await askForACommercialMove(page, site);
});

test('a message is posted, answered and thanked for', async ({ page, site }) => {
  await sendAMessage(page, site);
});

test('nothing of it is wider than the phone', async ({ page }) => {
  await page.goto('/get-quote');
  for (const wide of await page
    .locator('main form :is(fieldset, input, textarea, button):visible')
    .all()) {
    const box = await wide.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
  }
});
