import type { Page } from '@playwright/test';
import { areaPaths, MISSING_PATH, paths } from '../../pages/route-table.ts';
import { complaintsOf } from '../complaints.ts';
import { lookAtEach } from '../drawn/undrawn.ts';
import { DESKTOP, expect, expectSoftly, test } from '../site.ts';
import { crowded } from './crowded.ts';
import { brokenWords, setFontSize, sizes } from './font-size.ts';
import { expectNamesApart } from './map-names.ts';
import { expectWideEnough } from './too-wide.ts';
import { torn } from './torn.ts';
import { expectAllShown, setWidth, spaceAsBefore, spaceOut } from './wider-text.ts';

const SMALLEST = 320;
const PHONE = 390;
const TABLET = 768;
const BIG_DESKTOP = { width: 1920, height: 1080 };

/** The default font size of a browser, and one that a visitor may set. */
const USUAL = 16;
const LARGE = 24;
const LARGEST = 32;
const SMALL_PHONE = 360;
const SMALL_PHONES = [PHONE, SMALL_PHONE, SMALLEST];

/** Headings of this size are large for everybody; they grow as far as their longest word has room. */
const LARGE_HEADING = 40;

/** The width of a phone's window at 200 % of zoom: half as many CSS pixels. */
const ZOOMED = PHONE / 2;

/** The other areas have these layouts. Their own words, if they are too long for a box, are so in a
 *  zoomed window too. */
const AREAS = ['/movers-johannesburg', '/movers-roodepoort'];
const isOneOfALayout = (path: string) => !areaPaths.includes(path) || AREAS.includes(path);

test.describe.configure({ mode: 'parallel' });

// One visit of a page answers all of them: opening it takes longer than any answer. So does a change of
// the width: each step begins at the width where the one before it ended.
for (const path of [...paths, MISSING_PATH]) {
  test(`${path} keeps its security policy and fits screens, wider text, a larger font and paper`, async ({
    reader: page,
    site,
  }) => {
    const complaints = complaintsOf(page, site.url);
    await leaveOutPictures(page);
    await page.goto(path);
    if (areaPaths.includes(path)) {
      await test.step('names on the small map', () => expectNamesApart(page, path));
      await test.step('two lines and the truck on the first screen', () => expectOpening(page));
    }
    await test.step('screens', async () => {
      for (const width of [DESKTOP.width, 1024, TABLET, PHONE, SMALL_PHONE, SMALLEST, ZOOMED]) {
        await setWidth(page, width);
        await expectWideEnough(page, `At ${width} pixels`);
        await expectSoftly.poll(() => crowded(page), `At ${width} pixels`).toEqual([]);
        if (width === ZOOMED) continue;
        await expectSoftly.poll(() => torn(page), `At ${width} pixels`).toEqual([]);
        if (width < SMALL_PHONE) continue;
        const lines = async () => (await linesOfTitle(page, /Professional Movers/)).length;
        await expectSoftly.poll(lines, `Lines at ${width} pixels`).toBeLessThan(2);
      }
    });
    await test.step('large letters on small phones', () => expectFitsLetters(page));
    if (isOneOfALayout(path)) {
      await expectRoomForText(page);
      await test.step('paper', () => expectPaperWithoutChrome(page));
    }
    await test.step('all texts and controls are drawn', async () => {
      await page.emulateMedia({ media: 'screen' });
      const main = page.getByRole('main');
      for (const width of [PHONE, DESKTOP.width]) {
        await setWidth(page, width);
        const undrawn = async () => (await main.evaluate(lookAtEach)).undrawn;
        await expectSoftly.poll(undrawn, `At ${width} pixels`).toEqual([]);
      }
    });
    await test.step('it breaks no security policy, asks no other host and leaves no cookie', async () => {
      // Loads pictures further down, and wakes the islands near the pointer.
      await page.keyboard.press('End');
      await page.mouse.move(200, 200);
      expect(await page.context().cookies()).toEqual([]);
      expect(complaints).toEqual([]);
    });
  });
}

/** Where the lines of some words of the page's title begin. */
function linesOfTitle(page: Page, words: RegExp): Promise<number[]> {
  return page.locator('h1').evaluate((title, searched) => {
    const tops = new Set<number>();
    const range = document.createRange();
    const texts = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const found = searched.exec(text.nodeValue ?? '');
      if (!found) continue;
      range.setStart(text, found.index);
      range.setEnd(text, found.index + found[0].length);
      for (const { top } of range.getClientRects()) tops.add(Math.round(top));
    }
    return [...tops];
  }, words);
}

async function expectFitsLetters(page: Page) {
  for (const letters of [LARGE, LARGEST]) {
    await setFontSize(page, letters);
    for (const width of SMALL_PHONES) {
      await setWidth(page, width);
      await expectWideEnough(page, `Letters of ${letters}, ${width} pixels`);
    }
  }
  await setFontSize(page, USUAL);
}

/** Each has its place in the page; to decode them takes longer than any answer. An empty drawing
 *  has no size that could change the place. */
function leaveOutPictures(page: Page) {
  const nothing = {
    contentType: 'image/svg+xml',
    body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
  };
  return page.route(/\.(avif|webp)$/, (route) => route.fulfill(nothing));
}

async function expectRoomForText(page: Page) {
  await test.step('wider text on a phone', async () => {
    await spaceOut(page);
    await expectAllShown(page, 'wider text', [SMALLEST]);
    await spaceAsBefore(page);
  });
  await test.step('all words grow with the visitor’s font size, and none is cut off', async () => {
    const usual = await sizes(page);
    await setFontSize(page, LARGE);
    const still = async () => {
      const large = await sizes(page);
      return usual.filter(({ size }, index) => {
        const grown = large[index]?.size ?? 0;
        return grown < size * 1.2 && grown < LARGE_HEADING;
      });
    };
    await expectSoftly.poll(still).toEqual([]);
    await expectSoftly.poll(() => brokenWords(page)).toEqual([]);
    await expectAllShown(page, 'larger font', [SMALLEST, TABLET, 1280]);
    await setFontSize(page, USUAL);
  });
  await test.step('wider text on a desktop', async () => {
    await spaceOut(page);
    await expectAllShown(page, 'wider text', [1024]);
    await spaceAsBefore(page);
  });
}

async function expectOpening(page: Page) {
  for (const screen of [BIG_DESKTOP, DESKTOP]) {
    await page.setViewportSize(screen);
    const at = `${screen.width} x ${screen.height}`;
    const lines = () => linesOfTitle(page, /.+/);
    await expectSoftly.poll(lines, `Lines of the heading, ${at}`).toHaveLength(2);
    await expectPictureOnScreen(page, 450);
  }
}

/** All of the first picture is on the first screen. */
function expectPictureOnScreen(page: Page, leastHeight: number) {
  const { width = 0, height: screen = 0 } = page.viewportSize() ?? {};
  const isOnScreen = async () => {
    const picture = await page.getByRole('main').getByRole('img').first().boundingBox();
    return picture && picture.height >= leastHeight && picture.y + picture.height <= screen;
  };
  return expectSoftly.poll(isOnScreen, `The picture at ${width} x ${screen}`).toBe(true);
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
const SCREENS = [{ width: 1024, height: 768 }, { width: 1366, height: 768 }, DESKTOP, BIG_DESKTOP];

test('the movers of the home page stand on the first screen of every desktop', async ({
  reader: page,
}) => {
  await page.goto('/');
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    // Their feet are at its lower edge.
    await expectPictureOnScreen(page, 400);
  }
});

test('the figures stand on one line, and so does what they count', async ({ reader: page }) => {
  await page.goto('/movers-johannesburg');
  const figures = page.getByRole('main').locator('dl', { hasText: '1000+' });
  for (const width of [1024, 1200, DESKTOP.width]) {
    await setWidth(page, width);
    for (const part of ['dd', 'dt']) {
      const tops = async () => {
        const found = await figures
          .locator(part)
          .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().top)));
        return new Set(found).size;
      };
      await expectSoftly.poll(tops, `${part} at ${width} pixels`).toBe(1);
    }
  }
});
