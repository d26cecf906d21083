// npm run art:social [-- PAGE …]: draws the shared link's card of the named pages, or of each page that has one or that
// search engines may list: the page's title next to its picture. Both come from the built pages.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { socialCard } from '../art/encoding.ts';
import { CARD_SIZE, type Picture } from '../content/picture.ts';
import { pictures } from '../content/pictures.ts';
import { browserFlags, findBrowser } from './browser.ts';
import { buildWhenStale } from './build.ts';
import { root } from './command.ts';
import { socialCardHtml } from './social-card.ts';

const site = join(root, 'dist/site');
const target = join(root, 'web/assets/social');
const { quality, limit } = socialCard;

if (!(await buildWhenStale())) process.exit(1);
mkdirSync(target, { recursive: true });
const files = readdirSync(site).filter((file) => file.endsWith('.html'));
const names = files.map((file) => basename(file, '.html'));
const wanted = process.argv.slice(2);
const { PLAYWRIGHT_CHROMIUM: browserPath } = await findBrowser();
const browser = await chromium.launch({
  args: browserFlags,
  ...(browserPath ? { executablePath: browserPath } : {}),
});
const page = await browser.newPage({ viewport: CARD_SIZE, colorScheme: 'light' });
for (const name of names) {
  const { alt, listed } = await headOf(page, readFileSync(join(site, `${name}.html`), 'utf8'));
  const usual = listed || existsSync(cardFile(name));
  if (wanted.length === 0 ? usual : wanted.includes(name)) await makeCard(name, alt);
}
await browser.close();
for (const file of readdirSync(target)) {
  if (!names.includes(basename(file, '.jpg'))) rmSync(join(target, file));
}

function cardFile(name: string): string {
  return join(target, `${name}.jpg`);
}

async function makeCard(name: string, alt: string) {
  const picture = Object.values<Picture>(pictures).find((one) => alt.endsWith(`. ${one.alt}`));
  if (!picture) throw new Error(`${name} shows no picture of content/pictures.ts: ${alt}`);
  const title = alt.slice(0, -`. ${picture.alt}`.length);
  await page.setContent(await socialCardHtml(title, picture));
  await page.evaluate(() => document.fonts.ready);
  const card = await sharp(await page.screenshot())
    .jpeg({ quality, mozjpeg: true })
    // Records the card's title and picture: tests/pages/pictures.test.ts finds outdated cards.
    .withExif({ IFD0: { ImageDescription: alt } })
    .toBuffer();
  if (card.length > limit) throw new Error(`${name} has ${card.length} bytes`);
  writeFileSync(cardFile(name), card);
  console.log(`${name}.jpg ${(card.length / 1000).toFixed(1)} kB`);
}

/** The card's contents from the page, its title and the alternative text of its picture, and whether search engines may
 *  list it. */
function headOf(page: Page, html: string): Promise<{ alt: string; listed: boolean }> {
  return page.evaluate((html) => {
    const { head } = new DOMParser().parseFromString(html, 'text/html');
    const alt = head.querySelector('meta[property="og:image:alt"]')?.getAttribute('content') ?? '';
    return { alt, listed: head.querySelector('meta[name=robots][content*=noindex]') === null };
  }, html);
}
