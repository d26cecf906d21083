import { SEND_QUOTE } from '../../../web/quote/steps/step-words.ts';
import { errorSummary } from '../error-summary.ts';
import { expectWideEnough } from '../pages/too-wide.ts';
import { expect, test } from '../site.ts';
import { sendButton, sipho, write } from './contact-form.ts';
import { askForACommercialMove, askForAQuote, sendAMessage } from './no-script.ts';

test.use({ javaScriptEnabled: false });

test('each form is posted, answered and thanked for', async ({ page, site }) => {
  await test.step('a residential request, in one form', () => askForAQuote(page, site));
  await test.step('a commercial request, which is asked nothing about a home', () =>
    askForACommercialMove(page, site));
  await test.step('a message', () => sendAMessage(page, site));
  await test.step('nothing of the long form is wider than a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/get-quote');
    await expectWideEnough(page, 'The long form');
  });
});

test.describe('with a script that cannot be had', () => {
  test.use({ javaScriptEnabled: true });

  test.beforeEach(({ page }) => page.route('**/_astro/*.js*', (route) => route.abort()));

  test('the browser posts the message, and the wizard as one long form @variation', async ({
    page,
    site,
  }) => {
    await page.goto('/contact');
    await write(page, { ...sipho, Name: 'Native Post' });
    await sendButton(page).click();
    await expect(page).toHaveURL(/thank-you/);
    const reference = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    expect((await site.mailFor(reference)).text).toContain('Native Post');

    await page.goto('/get-quote');
    await page.getByRole('button', { name: /^Residential/ }).click();
    await expect(page.getByRole('radio', { name: /^Residential/ })).toBeChecked();
    await expect(page.getByText('Step 4 of 4')).toBeVisible();
    await page.getByRole('button', { name: SEND_QUOTE }).click();
    // The server's answer stays as it came, even if the script can load by now.
    await page.unroute('**/_astro/*.js*');
    await expect(errorSummary(page)).toContainText('Please enter your current address');
    await expect(page.getByText('Step 4 of 4')).toBeVisible();
  });
});
