import type { Page } from '@playwright/test';
import { expect } from '../site.ts';
import { linksOf, wordsOf } from './page-parts.ts';
import { servicePaths } from './route-table.ts';
import type { SiteReader } from './site-reader.ts';

type Link = readonly [name: string, target: string];

/** docs/product.md, 1: the links of the phone's menu, in its order. */
export const PHONE_MENU: readonly Link[] = [
  ['Home', '/'],
  ['Residential Moving', '/residential-moving'],
  ['Commercial Moving', '/commercial-moving'],
  ['About', '/about'],
  ['Contact', '/contact'],
  ['Get Free Quote', '/get-quote'],
];

/** The other services, below that list. */
export const MORE_SERVICES: readonly Link[] = [
  ['Long Distance Moving', '/long-distance-moving'],
  ['Local Moving', '/local-moving'],
  ['Specialty Moving', '/specialty-moving'],
  ['Additional Services', '/additional-services'],
];

/** Beside the logo and the six services. */
const HEADER: readonly Link[] = [
  ['Home', '/'],
  ['About', '/about'],
  ['Contact', '/contact'],
  ['Get Quote', '/get-quote'],
];

/** docs/product.md, 1: the footer's links, in the order of its parts. */
const FOOTER_TARGETS = [
  /^tel:\+27\d{9}$/,
  /^mailto:\S+@\S+$/,
  ...[
    '/residential-moving',
    '/commercial-moving',
    '/long-distance-moving',
    '/specialty-moving',
    '/additional-services',
  ].map(only),
  /^https:\/\/(www\.)?instagram\.com\/\S+$/,
  /^https:\/\/(www\.)?facebook\.com\/\S+$/,
  only('/movers-johannesburg'),
  only('/movers-randburg'),
  // The badge of the verified network, whose site is not this company's.
  /^https:\/\/(?!(www\.)?(instagram|facebook)\.com|wa\.me)\S+$/,
  only('/terms-of-service'),
  only('/privacy-policy'),
];

/** The parts of every page: header, menus, footer and WhatsApp button (docs/product.md, 1). Header and
 *  footer are the same on all pages: what the home page's say, and that it is seen, is true of all. */
export async function expectFrame(page: Page, reader: SiteReader, path: string) {
  if (path === '/') {
    await expectHeader(page);
    await expectFooter(page);
  }
  const own = await frameOf(reader, path);
  expect.soft(own, 'Header and footer of all pages').toEqual(await frameOf(reader, '/'));
  // The current page is marked for Home, About and Contact, and for no other there.
  const current = await linksOf(page.locator('header a[aria-current="page"]:visible'));
  const marked = HEADER.slice(0, 3).filter(([, target]) => target === path);
  expect.soft(current, 'The highlighted link').toEqual(marked);
  const whatsApp = page.getByRole('link', { name: 'WHATSAPP FOR QUOTE', exact: true });
  await expect.soft(whatsApp).toBeVisible();
  await expect.soft(whatsApp).toHaveAttribute('href', /^https:\/\/wa\.me\/27\d{9}(\?|$)/);
}

/** The HTML of header and footer, without the mark of the current page. */
async function frameOf(reader: SiteReader, path: string): Promise<string[]> {
  const html = (await reader.text(path)).replaceAll(' aria-current="page"', '');
  return [/<header\b.*?<\/header>/s, /<footer\b.*<\/footer>/s].map(
    (part) => html.match(part)?.[0] ?? `No ${part} on ${path}`,
  );
}

async function expectHeader(page: Page) {
  const header = page.getByRole('banner');
  const [logo, ...links] = await linksOf(header.getByRole('link'));
  expect.soft(logo?.[1], 'The logo links home').toBe('/');
  expect.soft(logo?.[0], 'The logo has a name').toMatch(/\w/);
  const own = links.filter(([, target]) => !isTelephone(target) && !servicePaths.includes(target));
  expect.soft(own, 'The links of the header').toEqual(HEADER);

  const all = await linksOf(header.getByRole('link', { includeHidden: true }));
  const menus = all.map(([, target]) => target);
  expect
    .soft(menus, 'The Services menu, which hover opens, lists six')
    .toEqual(expect.arrayContaining([...servicePaths]));

  const phoneMenu = header.getByRole('navigation', { name: 'Menu', includeHidden: true });
  const listed = await linksOf(phoneMenu.getByRole('link', { includeHidden: true }));
  expect
    .soft(
      listed.filter(([, target]) => !isTelephone(target)),
      'The menu of phones',
    )
    .toEqual([...PHONE_MENU, ...MORE_SERVICES]);
}

async function expectFooter(page: Page) {
  const footer = page.getByRole('contentinfo');
  const links = await linksOf(footer.getByRole('link'));
  expect
    .soft(
      links.map(([, target]) => target),
      'The links of the footer, in the order of its parts',
    )
    .toEqual(FOOTER_TARGETS.map((pattern) => expect.stringMatching(pattern)));
  const named = links.map(([name]) => name);
  expect.soft(named).toEqual(expect.arrayContaining(['Johannesburg Movers', 'Randburg Movers']));
  expect
    .soft(named, 'The badge says what it is')
    .toContainEqual(expect.stringMatching(/verified/i));

  for (const title of ['Our Services', 'Connect With Us', 'Quick Links']) {
    await expect.soft(footer.getByRole('heading', { name: title, exact: true })).toBeVisible();
  }
  const words = await wordsOf(footer);
  const beforeTheLists = words.slice(0, words.indexOf('Our Services'));
  expect.soft(beforeTheLists, 'A short blurb: a sentence').toMatch(/(\S+\s+){8,}\S+\./);
  expect.soft(beforeTheLists, 'A location line').toMatch(/^.*\b(Johannesburg|Gauteng)\b[^.]*$/m);
  expect.soft(words, 'The copyright line').toMatch(/(©|copyright)\s*2024\b/i);
}

const isTelephone = (target: string) => target.startsWith('tel:');

function only(path: string): RegExp {
  return new RegExp(`^${path}$`);
}
