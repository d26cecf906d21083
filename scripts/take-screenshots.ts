// npm run screenshots: every page on a phone, a tablet and a desktop, by day and by night.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { MISSING_PATH, paths } from '../tests/e2e/pages/route-table.ts';
import { freePort, RunningSite } from '../tests/e2e/running-site.ts';
import { browserFlags, installedBrowsers } from './browser.ts';
import { root } from './command.ts';

const FOLDER = join(root, 'docs/screenshots');
const WIDTHS = [390, 768, 1440] as const;
const SCHEMES = ['light', 'dark'] as const;
/** Long pages as small pictures: all of them together stay under 6 MB. */
const SHOWN_WIDTHS = { 390: 200, 768: 280, 1440: 400 } as const;
/** The README shows these two at their full size. */
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
      .resize({ width: SHOWN_WIDTHS[width] })
      .webp({ quality: 45, effort: 6 })
      .toFile(join(FOLDER, `${name}-${width}-${colorScheme}.webp`));
  }
  await page.close();
  console.log(`[screenshots] ${width} px, ${colorScheme}`);
}

async function takeFirstViews(taker: Browser) {
  const page = await open(taker, 1440, 'light');
  for (const { path, file } of FIRST_VIEWS) {
    await page.goto(path);
    await loadPictures(page);
    await sharp(await page.screenshot())
      .webp({ quality: 80, effort: 6 })
      .toFile(join(FOLDER, file));
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

/** The browser loads pictures further down only as they come near; a screenshot needs them all. */
async function loadPictures(page: Page) {
  await page.evaluate(async () => {
    for (const picture of document.images) picture.loading = 'eager';
    await Promise.all(Array.from(document.images, (picture) => picture.decode()));
  });
}
