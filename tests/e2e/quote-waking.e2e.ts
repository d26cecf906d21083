import type { Page } from '@playwright/test';
import { FIRST_STEP, nextStep } from '../../domain/request/steps.ts';
import { holdScripts } from './hold-scripts.ts';
import { saveData } from './save-data.ts';
import { expect, test } from './site.ts';
import {
  choice,
  continueButton,
  expectContact,
  expectStep,
  notesField,
  stepLabel,
} from './wizard.ts';

const AFTER_THE_CHOICE = nextStep(FIRST_STEP, 'residential');

function watchScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  return scripts;
}

test('the page of the wizard has it awake before the first tap', async ({ page }) => {
  await page.goto('/get-quote');
  await expect(page.locator('[data-ahead]')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
});

test('where data is saved no script is fetched until somebody stirs @variation', async ({
  page,
}) => {
  await saveData(page);
  const scripts = watchScripts(page);
  await page.addInitScript(() => {
    addEventListener('animationstart', ({ animationName }) => {
      document.documentElement.dataset.animated = animationName;
    });
  });
  const animated = page.locator('[data-animated="step-in"]');

  for (const path of ['/', '/get-quote']) {
    await test.step(`on ${path}`, async () => {
      await page.goto(path, { waitUntil: 'networkidle' });
      await page.mouse.move(20, 20, { steps: 4 });
      await page.evaluate(() => fetch('/robots.txt'));
      expect.soft(scripts, 'A pointer that moves elsewhere is not a reason').toEqual([]);
    });
  }

  await test.step('a pointer wakes the wizard, whose step does not fade in', async () => {
    await choice(page, /^Residential/).hover();
    await expect(page.locator('[data-ahead]')).toBeVisible();
    expect.soft(scripts.length).toBeGreaterThan(0);
    await expect.soft(animated).toHaveCount(0);
  });

  await test.step('the next step fades in when it is opened', async () => {
    await choice(page, /^Residential/).click();
    await expectStep(page, AFTER_THE_CHOICE);
    await expect(animated).toHaveCount(1);
  });
});

test('a press before the script has arrived counts, and shows that it does', async ({ page }) => {
  const release = await holdScripts(page);
  const asked = watchScripts(page);
  await page.goto('/get-quote');

  await test.step('by keyboard', async () => {
    await choice(page, /^Residential/).focus();
    await page.keyboard.press('Enter');
    await expect(choice(page, /^Residential/)).toHaveAttribute('data-held');
  });

  await test.step('by pointer: the last press is the one that counts', async () => {
    await choice(page, /^Commercial/).click();
    await expect(choice(page, /^Commercial/)).toHaveAttribute('data-held');
    await expect(choice(page, /^Residential/)).not.toHaveAttribute('data-held');
  });

  await test.step('what the wizard imports is asked for with it, not after it', async () => {
    await expect.poll(() => asked.join()).toMatch(/_astro\/react\.[^,]*js/);
  });

  await test.step('with the script it opens its step', async () => {
    release();
    await expectContact(page);
  });
});

test('a script that fails to load is fetched again at the next touch @variation', async ({
  page,
}) => {
  // The component's own file: a file that it imports cannot be had again on the same page, and then the
  // browser posts the form. So it does if a press waits for the code that fails: here a pointer comes first.
  const html = await (await page.request.get('/get-quote')).text();
  const [, code] = /component-url="(\/_astro\/QuoteWizard[^"]*)"/.exec(html) ?? [];
  await page.route(`**${code}`, (route) => route.abort(), { times: 1 });
  const failed = page.waitForEvent('console', (message) => message.type() === 'error');
  await page.goto('/get-quote');
  await choice(page, /^Residential/).hover();
  await failed;
  await choice(page, /^Residential/).click();
  await expectStep(page, AFTER_THE_CHOICE);
});

test('a choice whose script fails to load is ticked in the form that the browser posts @variation', async ({
  page,
}) => {
  await page.route(/_astro\/(QuoteWizard|wizard)\./, (route) => route.abort());
  await page.goto('/get-quote');
  await choice(page, /^Commercial/).click();
  await expect(page.getByRole('radio', { name: /^Commercial/ })).toBeChecked();
  await expect(page.getByText(/^Step 2 of 4: /)).toBeHidden();
});

test('furniture ticked on a page is ticked in the inventory, and a package asked for in the notes @variation', async ({
  page,
}) => {
  const send = page.getByRole('button', { name: 'Quote what I ticked' });
  await page.goto('/residential-moving');
  await page.getByRole('checkbox', { name: 'Kitchen table and chairs' }).check();
  await page.getByRole('checkbox', { name: 'Wardrobes' }).check();
  await send.click();
  // The home is asked about first.
  await expect(stepLabel(page, 'property')).toBeVisible();
  await continueButton(page).click();
  await expect(stepLabel(page, 'inventory')).toBeVisible();
  for (const piece of ['Kitchen table', 'Kitchen chairs', 'Wardrobe']) {
    await expect(page.getByRole('checkbox', { name: piece, exact: true })).toBeChecked();
  }
  await expect(page.getByRole('checkbox', { name: 'TV', exact: true })).not.toBeChecked();
  await expect(page).toHaveURL('/get-quote');

  await page.goto('/additional-services');
  await page.getByRole('link', { name: 'Quote Complete' }).click();
  await expect(notesField(page)).toHaveValue(/the Complete package/);

  await page.goto('/residential-moving');
  await page.getByRole('checkbox', { name: 'TV and TV stand' }).check();
  await send.click();
  await continueButton(page).click();
  await expect(page.getByRole('checkbox', { name: 'TV', exact: true })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Kitchen chairs', exact: true })).toBeChecked();
});
