// npm run screenshots: the README's pictures, from the demo, and to look at, in var/, every page on a phone, a
// tablet and a desktop, in light and dark colours.
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import PostalMime from 'postal-mime';
import sharp from 'sharp';
import { type Demo, serveDemo } from '../demo/served.ts';
import { MISSING_PATH, paths } from '../tests/pages/route-table.ts';
import { freePort } from '../tests/server/testing/free-port.ts';
import { browserFlags, installedBrowsers } from './browser.ts';
import { buildWhenStale } from './build.ts';
import { root } from './command.ts';

const README_FOLDER = join(root, 'docs/screenshots');
const FOLDER = join(root, 'var/screenshots');
const WIDTHS = [390, 768, 1440] as const;
const SCHEMES = ['light', 'dark'] as const;
const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** What the README shows. */
const FIRST_VIEWS = [
  { file: 'home.webp', link: ({ url }: Demo) => url, on: DESKTOP },
  { file: 'request.webp', link: ({ url }: Demo) => `${url}/get-quote`, on: PHONE },
  { file: 'desk.webp', link: (demo: Demo) => shownIn(demo, 'waiting').desk, on: PHONE },
  { file: 'quote.webp', link: (demo: Demo) => shownIn(demo, 'quoted').page ?? '', on: PHONE },
  { file: 'booked.webp', link: (demo: Demo) => shownIn(demo, 'booked').page ?? '', on: PHONE },
  { file: 'diary.webp', link: ({ diary }: Demo) => diary, on: PHONE },
  { file: 'receipt.webp', link: (demo: Demo) => shownIn(demo, 'paid').page ?? '', on: PHONE },
] as const;

process.env.SITE_URL = '';
if (!(await buildWhenStale())) process.exit(1);
const demo = await serveDemo(join(root, 'dist/site'), await freePort());
const [executablePath] = installedBrowsers();
let browser: Browser | undefined;
try {
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
  await demo.close();
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
  const context = await taker.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(demo.signIn);
  await page.getByRole('textbox').fill('Anna’s phone');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/diary');
  for (const { link, file, on } of FIRST_VIEWS) {
    await page.setViewportSize(on);
    // Another fragment is no other page.
    await page.goto('about:blank');
    await page.goto(link(demo), { waitUntil: 'networkidle' });
    await takeForReadme(page, file);
  }
  await page.setViewportSize(PHONE);
  await page.goto('about:blank');
  await page.setContent(await mailAbout(shownIn(demo, 'waiting').name));
  await takeForReadme(page, 'mail.webp');
  await context.close();
}

async function takeForReadme(page: Page, file: string) {
  await loadPictures(page);
  await sharp(await page.screenshot())
    .webp({ quality: 80, effort: 6 })
    .toFile(join(README_FOLDER, file));
}

/** The team's email about that visitor's request. */
async function mailAbout(name: string): Promise<string> {
  for (const file of readdirSync(demo.mailFolder)) {
    const mail = await PostalMime.parse(readFileSync(join(demo.mailFolder, file)));
    if (mail.subject?.startsWith(name) && mail.html) return mail.html;
  }
  throw new Error(`no email about ${name}`);
}

function shownIn({ shown }: Demo, phase: Demo['shown'][number]['phase']) {
  const found = shown.find((each) => each.phase === phase);
  if (!found) throw new Error(`nothing is ${phase}`);
  return found;
}

function open(taker: Browser, width: number, colorScheme: 'light' | 'dark'): Promise<Page> {
  return taker.newPage({
    baseURL: demo.url,
    viewport: { width, height: DESKTOP.height },
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
