// npm run screenshots: the README's two pictures, and to look at, in var/, every page on a phone, a
// tablet and a desktop, in light and dark colours.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { RunningSite } from '../tests/e2e/running-site.ts';
import { MISSING_PATH, paths } from '../tests/pages/route-table.ts';
import { freePort } from '../tests/server/testing/free-port.ts';
import { browserFlags, installedBrowsers } from './browser.ts';
import { root } from './command.ts';

const README_FOLDER = join(root, 'docs/screenshots');
const FOLDER = join(root, 'var/screenshots');
const WIDTHS = [390, 768, 1440] as const;
const SCHEMES = ['light', 'dark'] as const;
/** The README shows these two. */
const FIRST_VIEWS = [
  { path: '/', file: 'home.webp' },
  { path: '/get-quote', file: 'wizard.webp' },
] as const;

const site = new RunningSite(await freePort());
const [executablePath] = installedBrowsers();
let browser: Browser | undefined;
try {
  await site.start();
  browser = await chromium.launch({
    args: browserFlags,
    ...(executablePath && { executablePath }),
  });
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  await takeFirstViews(browser);
  for (const colorScheme of SCHEMES) {
    for (const width of WIDTHS) await takePages(browser, width, colorScheme);
  }
} finally {
  await browser?.close();
  await site.remove();
}

async function takePages(
  taker: Browser,
  width: (typeof WIDTHS)[number],
  colorScheme: (typeof SCHEMES)[number],
) {
  const page = await open(taker, width, colorScheme);
  for (const path of [...paths, MISSING_PATH]) {
    await page.goto(path);
    await loadPictures(page);
    const name = path === '/' ? 'home' : path === MISSING_PATH ? '404' : path.slice(1);
    await sharp(await page.screenshot({ fullPage: true }))
      .webp({ quality: 80 })
      .toFile(join(FOLDER, `${name}-${width}-${colorScheme}.webp`));
  }
  await page.close();
  console.log(`[screenshots] var/screenshots: ${width} px, ${colorScheme}`);
}

async function takeFirstViews(taker: Browser) {
  const page = await open(taker, 1440, 'light');
  for (const { path, file } of FIRST_VIEWS) {
    await page.goto(path);
    await loadPictures(page);
    await sharp(await page.screenshot())
      .webp({ quality: 80, effort: 6 })
      .toFile(join(README_FOLDER, file));
  }
  await page.close();
}

function open(taker: Browser, width: number, colorScheme: 'light' | 'dark'): Promise<Page> {
  return taker.newPage({
    baseURL: site.url,
    viewport: { width, height: 900 },
    colorScheme,
    reducedMotion: 'reduce',
  });
}

/** The browser loads pictures further down only as they come near, and on phones some wait for half a
 *  second; a screenshot needs them all. */
async function loadPictures(page: Page) {
  await page.evaluate(async () => {
    for (const waiting of document.getAnimations()) waiting.finish();
    for (const picture of document.images) picture.loading = 'eager';
    await Promise.all(Array.from(document.images, (picture) => picture.decode()));
  });
}
