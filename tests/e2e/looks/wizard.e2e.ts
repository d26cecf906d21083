import type { Page } from '@playwright/test';
import { expect, test } from '../site.ts';
import { choice, continueButton, expectContact, expectHome, expectInventory } from '../wizard.ts';
import { COMPARED } from './compared.ts';

/** High enough for each step: nothing is scrolled. */
const WINDOWS = [
  { name: 'phone', width: 390, height: 2400 },
  { name: 'desktop', width: 1024, height: 2000 },
];

// The style of the pictures is foreign to the page.
test.use({ bypassCSP: true });

test('each step of the wizard looks as in its pictures', async ({ page }) => {
  test.skip(process.platform !== 'linux', 'Other systems set other widths of letters.');
  await page.goto('/get-quote');
  await expect(choice(page, /^Residential/)).toBeVisible();
  await expectPictures(page, 1);
  await choice(page, /^Residential/).click();
  await expectHome(page);
  await page.getByRole('group', { name: 'Bedrooms' }).getByText('3').click();
  await expectPictures(page, 2);
  await continueButton(page).click();
  await expectInventory(page);
  await page.getByText('Sofa', { exact: true }).click();
  await expectPictures(page, 3);
  await continueButton(page).click();
  await expectContact(page);
  await expectPictures(page, 4);
});

test('the two tiles of the first step begin at the same height, whatever their hints need', async ({
  reader: page,
}) => {
  await page.goto('/get-quote');
  for (const width of [768, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const [residential, commercial] = await Promise.all(
      [/^Residential/, /^Commercial/].map(async (name) => [
        (await choice(page, name).locator('svg').first().boundingBox())?.y,
        (await choice(page, name).getByText(name).first().boundingBox())?.y,
      ]),
    );
    expect.soft(commercial, `${width} px`).toEqual(residential);
  }
});

async function expectPictures(page: Page, step: number) {
  // A heading in focus has its ring only now and then.
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  for (const { name, ...size } of WINDOWS) {
    await page.setViewportSize(size);
    const form = page.getByRole('form', { name: 'Free quote' });
    await expect.soft(form).toHaveScreenshot(['wizard', `step-${step}-${name}.png`], COMPARED);
  }
}
