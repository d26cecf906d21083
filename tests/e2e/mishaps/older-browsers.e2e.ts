import type { Page } from '@playwright/test';
import { MOVE_LABELS } from '../../../domain/your-move/move-labels.ts';
import { sendButton as sendMessage, sentNotice, write } from '../site/contact-form.ts';
import { expect, test } from '../site.ts';
import { confirmedReference, fillContact, openContactStep, sendButton } from '../wizard.ts';
import { button, openMove, paper, sendMove, sendQuoted } from '../your-move.ts';

/** The last day of the month after next: on whatever day the test runs, it is ahead and busy. */
function busyDay(): string {
  const today = new Date();
  const day = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 3, 0));
  return day.toISOString().slice(0, 10);
}

const suburb = (page: Page) => page.getByRole('combobox', { name: 'Find your suburb' });

test('what Chrome 109 and Firefox 115 lack is not missed', async ({ page, site }) => {
  await page.addInitScript(() => {
    const forget = (owner: object, ...names: string[]) => {
      for (const name of names) Reflect.deleteProperty(owner, name);
    };
    forget(Array.prototype, 'toSorted', 'toReversed', 'toSpliced', 'with');
    forget(String.prototype, 'toWellFormed', 'isWellFormed');
    forget(Set.prototype, 'union', 'intersection', 'difference', 'isSubsetOf');
    forget(Object, 'groupBy');
    forget(Map, 'groupBy');
    forget(Promise, 'withResolvers', 'try');
    forget(AbortSignal, 'any');
    forget(URL, 'canParse', 'parse');
    const reflected = Object.getOwnPropertyNames(Element.prototype);
    forget(Element.prototype, ...reflected.filter((name) => /^(aria[A-Z]|role$)/.test(name)));
  });

  await test.step('the Services menu says whether it is open, and Escape closes it', async () => {
    await page.goto('/about');
    const services = page.getByRole('button', { name: 'Services' });
    await services.click();
    await expect(services).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(services).toHaveAttribute('aria-expanded', 'false');
  });

  await test.step('a suburb is chosen from the list by a press', async () => {
    await page.goto('/');
    await suburb(page).fill('bromhof');
    await page.getByRole('option').first().click();
    await expect(page).toHaveURL(/\/movers-bromhof$/);
  });

  await test.step('a message is sent', async () => {
    await page.goto('/contact');
    await write(page);
    await sendMessage(page).click();
    await expect(sentNotice(page)).toBeVisible();
  });

  await test.step('a busy day is answered with quieter ones, and the request is sent', async () => {
    await openContactStep(page);
    await page.getByRole('radio', { name: /^Email/ }).check({ force: true });
    await fillContact(page, { moveDate: busyDay() });
    await expect(page.getByText(/^Quieter days/)).toBeVisible();
    await fillContact(page);
    await sendButton(page).click();
    const reference = await confirmedReference(page);
    expect((await site.mailFor(reference)).text).toContain('14 Kelly Avenue, Boskruin');
  });

  await test.step('the private link opens the sheet', async () => {
    await openMove(page, await sendMove(site));
    await expect(paper(page)).toContainText('Cedar Lakes Estate');
    await openMove(page, await sendQuoted(site));
    await button(page, MOVE_LABELS.accept).click();
    await button(page, MOVE_LABELS.yes).click();
    await expect(page.getByText(/^You said yes on/)).toBeVisible();
  });
});

test('a browser that is older than the list posts the forms without script', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(AbortSignal, 'timeout'));

  await test.step('it shows all of the wizard and posts it', async () => {
    await page.goto('/get-quote');
    await expect(page.getByText('Step 4 of 4')).toBeVisible();
    await page.getByRole('radio', { name: /^Commercial/ }).check({ force: true });
    await fillContact(page);
    await sendButton(page).click();
    await expect(page).toHaveURL(/thank-you/);
    const reference = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    expect((await site.mailFor(reference)).text).toContain('14 Kelly Avenue, Boskruin');
  });

  await test.step('it posts a message', async () => {
    await page.goto('/contact');
    await write(page);
    await sendMessage(page).click();
    await expect(page).toHaveURL(/thank-you/);
  });

  await test.step('its private page opens all the same', async () => {
    await openMove(page, await sendMove(site));
  });
});
