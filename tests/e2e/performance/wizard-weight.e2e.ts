import type { Page } from '@playwright/test';
import { BUDGETS } from '../../budgets.ts';
import { expectPrepared } from '../poor-signal.ts';
import { saveData } from '../save-data.ts';
import { expect, test } from '../site.ts';
import { choice, errorNotice, expectContact, fillContact, sendButton } from '../wizard.ts';

/** Counts the bytes of script from now on, as transferred: a file that comes from the browser's cache was counted. */
function weighScripts(page: Page): () => Promise<number> {
  const sizes = new Map<string, Promise<number>>();
  page.on('requestfinished', (request) => {
    const url = request.url();
    if (!new URL(url).pathname.endsWith('.js') || sizes.has(url)) return;
    sizes.set(
      url,
      request.sizes().then(({ responseBodySize }) => responseBodySize),
    );
  });
  return async () => (await Promise.all(sizes.values())).reduce((sum, size) => sum + size, 0);
}

test('the wizard wakes with little script', async ({ page }) => {
  const scriptBytes = weighScripts(page);
  await saveData(page);
  await page.goto('/get-quote');
  await choice(page, /^Residential/).hover();
  await expect(page.locator('[data-ahead]')).toBeVisible();
  const awake = await scriptBytes();
  test.info().annotations.push({ type: 'bytes', description: `awake: ${awake}` });
  expect(awake, 'it did fetch its code').toBeGreaterThan(50_000);
  expect(awake).toBeLessThanOrEqual(BUDGETS.wizardAwake);

  await choice(page, /^Commercial/).click();
  await expectContact(page);
  await expectPrepared(page);
  const all = await scriptBytes();
  test.info().annotations.push({ type: 'bytes', description: `at the last step: ${all}` });
  expect(all, 'the failure messages have come').toBeGreaterThan(awake);
  expect(all).toBeLessThanOrEqual(BUDGETS.wizardAtLastStep);

  await test.step('a failure is told also when the network went away then', async () => {
    await page.context().setOffline(true);
    await fillContact(page);
    await sendButton(page).click();
    await expect(errorNotice(page)).toBeVisible();
  });
});
