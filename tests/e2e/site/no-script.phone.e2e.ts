import { phone } from '../phone.ts';
import { expect, test } from '../site.ts';
import { askForAQuote, openForACommercialMove, sendAMessage } from './no-script.ts';

test.use({ ...phone, javaScriptEnabled: false });

test('each form is posted, answered and thanked for', async ({ page, site }) => {
  await test.step('a commercial move is asked nothing about a home', () =>
    openForACommercialMove(page));

  await test.step('nothing of the form is wider than the phone', async () => {
    await page.goto('/get-quote');
    const parts = page.locator('main form :is(fieldset, input, textarea, button):visible');
    const ends = await parts.evaluateAll((found) =>
      found.map((part) => [part.getBoundingClientRect().right, part.outerHTML] as const),
    );
    expect(ends.length).toBeGreaterThan(0);
    for (const [right, part] of ends) expect.soft(right, part).toBeLessThanOrEqual(390);
  });

  // no-script.e2e.ts posts a commercial request too.
  await test.step('a residential request, in one form', () => askForAQuote(page, site));
  await test.step('a message', () => sendAMessage(page, site));
});
