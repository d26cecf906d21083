import type { Page } from '@playwright/test';
import { expect, test } from '../site.ts';
import { choice, errorNotice, expectContact, fillContact, sendButton } from '../wizard.ts';

/** 2 kB of it check the stored values, and keep a bug in one part from stopping the form; 1.5 kB are
 *  titles and error lists that follow the form, and the unknown outcome of an earlier page's chat; 2 kB send what
 *  the fields show, lock a form on its way, hand a press over, and give a copied tab the same key; 2 kB keep where
 *  the visit began, and ask a business what moves. */
const MOST_AWAKE = 108_500;
/** With the messages of success and failure and the map of the way, which load while the visitor fills in
 *  the last step. */
const MOST_AT_THE_LAST_STEP = 126_950;

/** Counts the bytes of script from now on, as transferred. */
function weighScripts(page: Page): () => Promise<number> {
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script') return;
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  return async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

const expectNoticesAwake = (page: Page) =>
  expect(page.getByRole('region', { name: /Notifications/ })).toBeAttached();

test('the wizard wakes with little script', async ({ page }) => {
  const scriptBytes = weighScripts(page);
  await page.goto('/get-quote');
  await choice(page, /^Residential/).hover();
  await expect(page.locator('[data-ahead]')).toBeVisible();
  const awake = await scriptBytes();
  test.info().annotations.push({ type: 'bytes', description: `awake: ${awake}` });
  expect(awake, 'it did fetch its code').toBeGreaterThan(50_000);
  expect(awake).toBeLessThanOrEqual(MOST_AWAKE);

  await choice(page, /^Commercial/).click();
  await expectContact(page);
  await expectNoticesAwake(page);
  const all = await scriptBytes();
  test.info().annotations.push({ type: 'bytes', description: `at the last step: ${all}` });
  expect(all, 'the notices have come').toBeGreaterThan(awake);
  expect(all).toBeLessThanOrEqual(MOST_AT_THE_LAST_STEP);

  await test.step('a failure is told also when the network went away then', async () => {
    await page.context().setOffline(true);
    await fillContact(page);
    await sendButton(page).click();
    await expect(errorNotice(page)).toBeVisible();
  });
});
