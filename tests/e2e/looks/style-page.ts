import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { root, run } from '../../../scripts/command.ts';

/** Relative to the project: an absolute path with spaces would break in a Windows shell. */
const FOLDER = 'var/tests/style';
const ADDRESS = 'http://style.test';
const BUILD_LIMIT_MS = 120_000;

/** Opens /style, from a site built as `npm run dev` shows it, for as long as `use` takes. */
export async function lendStylePage(browser: Browser, use: (page: Page) => Promise<void>) {
  const built = await run(['astro', 'build', '--devOutput', '--silent', '--outDir', FOLDER], {
    environment: { NODE_ENV: 'development' },
    timeLimit: BUILD_LIMIT_MS,
  });
  if (!built) throw new Error('/style could not be built.');
  const page = await browser.newPage({
    viewport: { width: 1440, height: 900 },
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  await page.route(`${ADDRESS}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const file = join(root, FOLDER, pathname === '/style' ? 'style.html' : pathname);
    return existsSync(file) ? route.fulfill({ path: file }) : route.abort();
  });
  await page.goto(`${ADDRESS}/style`);
  await page.evaluate(() => document.fonts.ready);
  await use(page);
  await page.close();
  rmSync(join(root, FOLDER), { recursive: true });
}
