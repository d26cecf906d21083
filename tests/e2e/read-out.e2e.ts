import type { Page } from '@playwright/test';
import { expectPrepared, ourRefusal } from './poor-signal.ts';
import * as contact from './site/contact-form.ts';
import { expect, test } from './site.ts';
import { fillContact, openContactStep, sendButton } from './wizard.ts';

const QUOTES = '**/api/quote-requests';
const MESSAGES = '**/api/contact-submissions';

/** The empty live regions in the page by now. A screen reader reads out changes in a region that it
 *  knows; it may skip a region that arrives with its words. */
async function regionsThatStand(page: Page) {
  const regions = page.getByRole('main').getByRole('status');
  await expect(regions.first()).toBeAttached();
  await regions.evaluateAll((found) => {
    for (const region of found) if (!region.textContent) region.setAttribute('data-stood', '');
  });
  return page.locator('[data-stood]').and(regions);
}

test('a request is read out as refused, again at each try, and as kept', async ({ page }) => {
  await page.route(QUOTES, (route) => route.fulfill(ourRefusal(500)));
  await openContactStep(page);
  await fillContact(page);
  await expectPrepared(page);
  const regions = await regionsThatStand(page);
  const refused = regions.filter({ hasText: 'Not sent.' });
  await expect(refused).toHaveCount(0);
  await sendButton(page).click();
  await expect(refused).toContainText('press “Get my free quote” again');

  await test.step('repeated words are no change: they disappear during the second try', async () => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(QUOTES, async (route) => {
      await held;
      await route.fulfill(ourRefusal(500));
    });
    await sendButton(page).click();
    await expect(refused).toHaveCount(0);
    answer();
    await expect(refused).toBeVisible();
  });

  await test.step('a request that meets no connection is read out as kept', async () => {
    await page.route(/\/(healthz|api\/.*)$/, (route) => route.abort('internetdisconnected'));
    await sendButton(page).click();
    await expect(regions.filter({ hasText: 'Not sent yet.' })).toBeVisible();
  });
});

test('a message is read out as refused, and as sent', async ({ page }) => {
  await page.route(MESSAGES, (route) => route.fulfill(ourRefusal(500)));
  await page.goto('/contact');
  await contact.write(page);
  const regions = await regionsThatStand(page);
  await contact.sendButton(page).click();
  await expect(regions.filter({ hasText: 'Not sent.' })).toBeVisible();
  await page.unroute(MESSAGES);
  await contact.takeMessages(page);
  await contact.sendButton(page).click();
  await expect(regions.filter({ hasText: 'JFM-7K3Q-24' })).toBeVisible();
});
