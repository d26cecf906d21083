import type { Locator, Page } from '@playwright/test';
import { stepNumber } from '../../../domain/request/steps.ts';
import { expect, expectSoftly, test } from '../site.ts';
import { answerHome, choice, priceGuide, threeBedrooms } from '../wizard.ts';
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
  await answerHome(page, {
    property: async () => {
      await threeBedrooms(page);
      await expect(priceGuide(page)).toBeVisible();
      await expectPictures(page, stepNumber('property'));
    },
    inventory: async () => {
      await page.getByText('Sofa', { exact: true }).click();
      await expectPictures(page, stepNumber('inventory'));
    },
    details: () => expectPictures(page, stepNumber('details')),
  });
});

test('the two tiles of the first step begin at the same height, whatever their hints need', async ({
  reader: page,
}) => {
  await page.goto('/get-quote');
  for (const width of [768, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const lower = async (part: (tile: Locator, name: RegExp) => Locator) => {
      const [residential = Number.NaN, commercial = Number.NaN] = await Promise.all(
        [/^Residential/, /^Commercial/].map(
          async (name) => (await part(choice(page, name), name).first().boundingBox())?.y,
        ),
      );
      return commercial - residential;
    };
    const drawing = () => lower((tile) => tile.locator('svg'));
    await expectSoftly.poll(drawing, `The drawings at ${width} px`).toBe(0);
    const words = () => lower((tile, name) => tile.getByText(name));
    await expectSoftly.poll(words, `The words at ${width} px`).toBe(0);
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
