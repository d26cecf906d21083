import { expect } from 'vitest';
import { documentOf, text } from './built-site.ts';
import { linksOf } from './page-parts.ts';
import { linesOf, wordsOf } from './page-text.ts';
import { servicePaths } from './route-table.ts';

type Link = readonly [name: string, target: string];

/** docs/product.md, 1: the links of the phone's menu, in its order. */
const PHONE_MENU: readonly Link[] = [
  ['Home', '/'],
  ['Residential Moving', '/residential-moving'],
  ['Commercial Moving', '/commercial-moving'],
  ['About', '/about'],
  ['Contact', '/contact'],
  ['Get Free Quote', '/get-quote'],
];

/** The other services, below that list. */
const MORE_SERVICES: readonly Link[] = [
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

/** docs/product.md, 1: the footer's lists, by their titles. */
const FOOTER_LISTS: Readonly<Record<string, readonly string[]>> = {
  'Our Services': [
    '/residential-moving',
    '/commercial-moving',
    '/long-distance-moving',
    '/specialty-moving',
    '/additional-services',
  ],
  'Quick Links': ['/movers-johannesburg', '/movers-randburg'],
};

/** docs/product.md, 1: the footer's links, in the order of its parts. */
const FOOTER_TARGETS = [
  /^tel:\+27\d{9}$/,
  /^mailto:\S+@\S+$/,
  only('/contact#questions'),
  ...(FOOTER_LISTS['Our Services'] ?? []).map(only),
  /^https:\/\/(www\.)?instagram\.com\/\S+$/,
  /^https:\/\/(www\.)?facebook\.com\/\S+$/,
  ...(FOOTER_LISTS['Quick Links'] ?? []).map(only),
  // The badge of the verified network, whose site is not this company's.
  /^https:\/\/(?!(www\.)?(instagram|facebook)\.com|wa\.me)\S+$/,
  only('/terms-of-service'),
  only('/privacy-policy'),
];

/** The parts of every page: header, menus, footer and WhatsApp button (docs/product.md, 1). Header and
 *  footer are the same on all pages: what the home page's say is true of all. */
export function expectFrame(path: string) {
  if (path === '/') {
    expectHeader(partOf('header'));
    expectFooter(partOf('footer'));
  }
  expect.soft(frameOf(path), 'Header and footer of all pages').toEqual(frameOf('/'));
  // The current page is marked for Home, About and Contact, and for no other there.
  const page = documentOf(path);
  const current = page.querySelectorAll('header nav[aria-label=Main] a[aria-current=page]');
  const marked = HEADER.slice(0, 3).filter(([, target]) => target === path);
  expect.soft(Array.from(current, wordsOf)).toEqual(marked.map(([name]) => name));
  for (const link of current)
    expect.soft(link.className, 'It looks different').toMatch(/\bcurrent:/);
  expect.soft(chatsOf(path)).toEqual([expect.stringMatching(/^https:\/\/wa\.me\/27\d{9}\?text=/)]);
}

/** The target of the page's WhatsApp button. */
export function chatsOf(path: string): string[] {
  const links = linksOf(documentOf(path).body);
  return links.flatMap(([name, target]) => (name === 'WHATSAPP FOR QUOTE' ? [target] : []));
}

function partOf(name: 'footer' | 'header'): Element {
  const part = documentOf('/').querySelector(`body > ${name}, body > astro-island > ${name}`);
  if (!part) throw new Error(`The home page has no ${name}`);
  return part;
}

/** The HTML of header and footer, without the mark of the current page. */
function frameOf(path: string): string[] {
  const html = text(path).replaceAll(' aria-current="page"', '');
  return [/<header\b.*?<\/header>/s, /<footer\b.*<\/footer>/s].map(
    (part) => html.match(part)?.[0] ?? `No ${part} on ${path}`,
  );
}

function expectHeader(header: Element) {
  const [logo] = linksOf(header);
  expect.soft(logo, 'The logo links home').toEqual([expect.stringMatching(/\w/), '/']);
  const [main, phone] = ['Main', 'Menu'].map((name) => {
    const menu = header.querySelector(`nav[aria-label="${name}"]`);
    return menu ? linksOf(menu).filter(([, target]) => !target.startsWith('tel:')) : [];
  });
  const services = main?.filter(([, target]) => servicePaths.includes(target));
  expect.soft(services?.map(([, target]) => target).toSorted()).toEqual(servicePaths.toSorted());
  const own = main?.filter(([, target]) => !servicePaths.includes(target));
  expect.soft(own, 'The links of the header').toEqual(HEADER);
  expect.soft(phone, 'The menu of phones').toEqual([...PHONE_MENU, ...MORE_SERVICES]);
  const prominent = header.querySelectorAll('nav[aria-label=Main] .button-main');
  expect
    .soft(Array.from(prominent, wordsOf), 'The one button of the header')
    .toEqual(['Get Quote']);
}

function expectFooter(footer: Element) {
  const links = linksOf(footer);
  const targets = links.map(([, target]) => target);
  expect
    .soft(targets, 'The links of the footer, in the order of its parts')
    .toEqual(FOOTER_TARGETS.map((pattern) => expect.stringMatching(pattern)));
  const named = links.map(([name]) => name);
  expect.soft(named).toEqual(expect.arrayContaining(['Johannesburg Movers', 'Randburg Movers']));
  expect
    .soft(named, 'The badge says what it is')
    .toContainEqual(expect.stringMatching(/verified/i));

  const titles = Array.from(footer.querySelectorAll('h2, h3'), wordsOf);
  const wanted = ['Our Services', 'Connect With Us', 'Quick Links'];
  expect.soft(titles).toEqual(expect.arrayContaining(wanted));
  for (const [title, wanted] of Object.entries(FOOTER_LISTS)) {
    const heading = [...footer.querySelectorAll('h2, h3')].find((each) => wordsOf(each) === title);
    const list = heading?.parentElement ?? footer;
    expect
      .soft(
        linksOf(list).map(([, target]) => target),
        title,
      )
      .toEqual(wanted);
  }
  const words = linesOf(footer).join('\n');
  const beforeTheLists = words.slice(0, words.indexOf('Our Services'));
  const sentences = Array.from(footer.querySelectorAll('p'), wordsOf);
  expect
    .soft(sentences, 'A short blurb')
    .toContainEqual(expect.stringMatching(/^[A-Z]\S*( \S+){8,}\.$/));
  expect.soft(beforeTheLists, 'A location line').toMatch(/^.*\b(Johannesburg|Gauteng)\b[^.]*$/m);
  expect.soft(words, 'The copyright line').toMatch(/(©|copyright)\s*2024\b/i);
}

function only(path: string): RegExp {
  return new RegExp(`^${path}$`);
}
