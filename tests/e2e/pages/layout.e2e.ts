import type { Page } from '@playwright/test';
import { brokenWords, setFontSize, sizes } from './font-size.ts';
import { MISSING_PATH, paths } from './route-table.ts';
import { expect, test } from './site-reader.ts';
import { outOfTheirBox, tooWide } from './too-wide.ts';
import { expectAllShown, spaceAsBefore, spaceOut } from './wider-text.ts';

const SMALLEST = 320;
const PHONE = 390;
const TABLET = 768;
const DESKTOP = 1440;

/** The font size of a browser as it comes, and as a visitor may set it. */
const USUAL = 16;
const LARGE = 24;

/** Headings of this size are large for everybody; they grow as far as their longest word has room. */
const LARGE_HEADING = 40;

/** The width of a window at 200 % of zoom: half as many CSS pixels. A desktop window of 640 then has
 *  the 320 of WCAG 1.4.10, and the phone has 195. */
const ZOOMED = [640 / 2, PHONE / 2];

test.describe.configure({ mode: 'parallel' });
test.use({ colorScheme: 'light' });

// One visit of a page answers all of them: opening it takes longer than any answer.
for (const path of [...paths, MISSING_PATH]) {
  test(`${path} fits screens, wider text, a larger font and paper`, async ({ page }) => {
    await page.goto(path);
    await test.step('screens', async () => {
      for (const width of [DESKTOP, TABLET, PHONE, ...ZOOMED]) {
        await page.setViewportSize({ width, height: 844 });
        expect.soft(await tooWide(page), `At ${width} pixels`).toEqual([]);
      }
    });
    await test.step('wider text', async () => {
      await spaceOut(page);
      await expectAllShown(page, 'as it comes');
      await spaceAsBefore(page);
    });
    await test.step('all words grow with the visitor’s font size, and none is cut off', async () => {
      await page.setViewportSize({ width: SMALLEST, height: 844 });
      const usual = await sizes(page);
      await setFontSize(page, LARGE);
      const large = await sizes(page);
      const still = usual.filter(({ size }, index) => {
        const grown = large[index]?.size ?? 0;
        return grown < size * 1.2 && grown < LARGE_HEADING;
      });
      expect.soft(still).toEqual([]);
      expect.soft(await brokenWords(page)).toEqual([]);
      await expectNoneCutOff(page);
      await setFontSize(page, USUAL);
    });
    await test.step('paper', () => expectPaperWithoutChrome(page));
  });
}

async function expectNoneCutOff(page: Page) {
  for (const width of [SMALLEST, TABLET, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    expect.soft(await tooWide(page), `larger font, ${width} px`).toEqual([]);
    expect.soft(await outOfTheirBox(page), `larger font, ${width} px`).toEqual([]);
  }
}

async function expectPaperWithoutChrome(page: Page) {
  const chrome = [
    page.getByRole('banner'),
    page.getByRole('contentinfo'),
    page.getByRole('link', { name: 'WHATSAPP FOR QUOTE', exact: true }),
  ];
  for (const part of chrome) await expect(part).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect.soft(page.getByRole('main')).toBeVisible();
  for (const part of chrome) await expect.soft(part).toBeHidden();
}

/** The screens of laptops and desktops that are sold most, and a small one. */
const SCREENS = [
  { width: 1024, height: 768 },
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];

test('the movers of the home page stand on the first screen of every desktop', async ({ page }) => {
  await page.goto('/');
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    const picture = await page.getByRole('main').getByRole('img').first().boundingBox();
    // Their feet are at its lower edge.
    const bottom = (picture?.y ?? 0) + (picture?.height ?? 0);
    const at = `${screen.width} x ${screen.height}`;
    expect.soft(bottom, at).toBeLessThanOrEqual(screen.height);
    expect.soft(picture?.height, at).toBeGreaterThanOrEqual(400);
  }
});

for (const path of paths.filter((each) => each.startsWith('/movers-'))) {
  test(`${path} opens with two lines, and with its truck`, async ({ page }) => {
    await page.goto(path);
    for (const screen of [
      { width: 1440, height: 900 },
      { width: 1920, height: 1080 },
    ]) {
      await page.setViewportSize(screen);
      const at = `${screen.width} x ${screen.height}`;
      const lines = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
        const words = document.createRange();
        words.selectNodeContents(heading);
        return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size;
      });
      expect.soft(lines, at).toBe(2);
      const picture = await page.getByRole('main').getByRole('img').first().boundingBox();
      const bottom = (picture?.y ?? 0) + (picture?.height ?? 0);
      expect.soft(bottom, at).toBeLessThanOrEqual(screen.height);
      expect.soft(picture?.height, at).toBeGreaterThanOrEqual(450);
    }
  });
}

test('the figures stand on one line, and so does what they count', async ({ page }) => {
  await page.goto('/movers-johannesburg');
  const figures = page.getByRole('main').locator('dl', { hasText: '1000+' });
  for (const width of [1024, 1200, DESKTOP]) {
    await page.setViewportSize({ width, height: 844 });
    for (const part of ['dd', 'dt']) {
      const tops = await figures
        .locator(part)
        .evaluateAll((found) => found.map((each) => Math.round(each.getBoundingClientRect().top)));
      expect.soft(new Set(tops).size, `${part} at ${width} pixels: ${tops.join(', ')}`).toBe(1);
    }
  }
});
