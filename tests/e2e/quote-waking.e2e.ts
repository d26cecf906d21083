import type { Page } from '@playwright/test';
import { holdScripts } from './hold-scripts.ts';
import { expect, test } from './site.ts';
import { choice, expectContact, expectHome } from './wizard.ts';

function watchScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  return scripts;
}

for (const path of ['/', '/get-quote']) {
  test(`${path} fetches no script until somebody stirs`, async ({ page }) => {
    const scripts = watchScripts(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(scripts).toEqual([]);
    await choice(page, /^Residential/).click();
    await expectHome(page);
    expect(scripts.length).toBeGreaterThan(0);
  });
}

test('a click before the script has arrived counts, and shows that it does', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/get-quote');
  await choice(page, /^Residential/).click();
  await choice(page, /^Commercial/).click();
  await expect(choice(page, /^Commercial/)).toHaveAttribute('data-held');
  await expect(choice(page, /^Residential/)).not.toHaveAttribute('data-held');
  release();
  await expectContact(page);
});

test('Enter before the script has arrived counts too', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/get-quote');
  await choice(page, /^Residential/).focus();
  await page.keyboard.press('Enter');
  await expect(choice(page, /^Residential/)).toHaveAttribute('data-held');
  release();
  await expectHome(page);
});

test('a page whose script is three seconds late loses nothing', async ({ page }) => {
  await page.route('**/_astro/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 3000));
    await route.continue();
  });
  await page.goto('/get-quote');
  await choice(page, /^Commercial/).click();
  await expect(page.getByText('Step 4 of 4', { exact: true })).toBeVisible({ timeout: 20_000 });
  await expectContact(page);
});

test('what the wizard imports is asked for with it, not after it', async ({ page }) => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/_astro\/(QuoteDesk|client)\..*js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/get-quote');
  const asked = page.waitForRequest(/_astro\/react\..*js$/);
  await choice(page, /^Residential/).click();
  await asked;
  letGo();
  await expectHome(page);
});

test('a script that fails to load is fetched again at the next touch', async ({ page }) => {
  await page.goto('/get-quote');
  // The component's own file: a file that it imports cannot be had again on the same page, and then the
  // browser posts the form.
  const island = page.locator('main astro-island[component-export="QuoteDesk"]');
  const code = await island.getAttribute('component-url');
  await page.route(`**${code}`, (route) => route.abort(), { times: 1 });
  const failed = page.waitForEvent('requestfailed');
  await choice(page, /^Residential/).click();
  await failed;
  await expect(async () => {
    await choice(page, /^Residential/).click();
    await expectHome(page);
  }).toPass();
});
