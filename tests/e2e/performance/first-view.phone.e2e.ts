import type { Page } from '@playwright/test';
import { BUDGETS } from '../../budgets.ts';
import { phone } from '../phone.ts';
import { saveData } from '../save-data.ts';
import { expect, test } from '../site.ts';
import { nextFrames, watchMoving } from './moving.ts';

test.use(phone);

/** One of each layout. */
const PATHS = [
  '/',
  '/get-quote',
  '/movers-boskruin',
  '/movers-roodepoort',
  '/residential-moving',
  '/about',
  '/contact',
  '/privacy-policy',
];

const PICTURE_FIRST = '/movers-boskruin';
const FIRST_THREE = ['document', 'image', 'font'];

interface Fetched {
  readonly path: string;
  readonly bytes: number;
}

/** The requests of a page before the first touch, headers included. */
async function fetchedBy(page: Page, path: string): Promise<Fetched[]> {
  const fetched: Promise<Fetched>[] = [];
  page.on('requestfinished', (request) => {
    const sizes = request.sizes();
    fetched.push(
      sizes.then(({ responseBodySize, responseHeadersSize }) => ({
        path: new URL(request.url()).pathname,
        bytes: responseBodySize + responseHeadersSize,
      })),
    );
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  return Promise.all(fetched);
}

/** The pictures below the screen that the page leaves for later. Chromium fetches the near ones in
 *  advance, from farther away on a slow network; they delay nothing on the screen. */
function picturesBelow(page: Page): Promise<string[]> {
  return page.locator('img[loading=lazy]').evaluateAll((images) =>
    images.flatMap((image) => {
      // The locator finds nothing else.
      const { currentSrc } = image as HTMLImageElement;
      const isBelow = image.getBoundingClientRect().top >= innerHeight;
      return isBelow && currentSrc ? [new URL(currentSrc).pathname] : [];
    }),
  );
}

const listed = (all: readonly Fetched[]) =>
  all.map(({ path, bytes }) => `${path} ${bytes}`).join(', ');

test('the pictures of cards wait until the first view has asked for its own', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image') asked.push(new URL(request.url()).pathname);
  });
  await watchMoving(page);
  // At playback rate 0, a picture that waits for a CSS animation never loads.
  const chrome = await page.context().newCDPSession(page);
  await chrome.send('Animation.enable');
  await chrome.send('Animation.setPlaybackRate', { playbackRate: 0 });
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(asked).toEqual([expect.stringMatching(/hero-wide-narrow/)]);
  const card = page.locator('.late-picture').first();
  expect((await card.boundingBox())?.height, 'its place is kept').toBe(130);

  const moved = await page.evaluate(() => movedBy());
  await chrome.send('Animation.setPlaybackRate', { playbackRate: 1 });
  await expect.poll(() => asked.length).toBeGreaterThan(1);
  expect(asked.slice(1)).toContainEqual(expect.stringMatching(/residential-card-narrow/));
  await expect(card.locator('img')).toBeVisible();
  await nextFrames(page);
  expect((await card.boundingBox())?.height).toBe(130);
  expect(await page.evaluate(() => movedBy()), 'nothing moves').toBe(moved);
});

test('by night a phone fetches the pictures with their lights on, and no others', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image') asked.push(new URL(request.url()).pathname);
  });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/movers-boskruin', { waitUntil: 'networkidle' });
  expect(asked[0]).toMatch(/boskruin-wide-narrow-\d+-night\./);
  expect(asked.filter((path) => !/-night\./.test(path))).toEqual([]);
});

for (const path of PATHS) {
  test(`the first view of ${path} is 60 kB in 3 requests at most`, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.resourceType()));
    // What comes when the browser is idle does not count.
    await saveData(page);
    const fetched = await fetchedBy(page, path);
    if (path === PICTURE_FIRST) {
      expect.soft(asked.slice(0, 3), 'the picture before the font').toEqual(FIRST_THREE);
      expect.soft(asked.filter((type) => type === 'font')).toHaveLength(1);
    }
    const below = await picturesBelow(page);
    const ahead = fetched.filter((each) => below.includes(each.path));
    const first = fetched.filter((each) => !below.includes(each.path));
    const list = listed(first);
    test.info().annotations.push({ type: 'first view', description: list });
    test.info().annotations.push({ type: 'read ahead', description: listed(ahead) });
    expect(listed(first), 'the page itself is there').toContain(`${path} `);
    expect.soft(first.length, list).toBeLessThanOrEqual(BUDGETS.firstView.requests);
    const bytes = first.reduce((sum, each) => sum + each.bytes, 0);
    expect(bytes, list).toBeLessThanOrEqual(BUDGETS.firstView.bytes);
  });
}
