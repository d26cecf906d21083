import { expect, test } from 'vitest';
import { documentOf, mainOf, text } from './built-site.ts';
import { linesOf, wordsOf } from './page-text.ts';
import { areaPaths, MISSING_PATH, paths } from './route-table.ts';
import { longestShared, runsOf, shareOf, type Words, wordsIn } from './shared-runs.ts';
import { stuckWords } from './stuck-words.ts';

/** Search engines treat thin copies of one page as doorway pages. */
const LARGEST_SHARE = 0.15;
/** Below this a page has too little text for a meaningful share. */
const FEWEST_RUNS = 100;

/**
 * The main text of a page, without the parts that docs/product.md dictates or that all pages must
 * share: headings of every level, and with them the titles of cards, points and steps; the tiles of
 * the areas grid; the note below Johannesburg's; statistics, the only description list of these
 * pages; the badge; and the links that are buttons, found by their labels.
 */
function mainText(path: string): Words {
  const main = mainOf(path).cloneNode(true) as Element; // of an element
  for (const element of main.querySelectorAll('*')) if (isDictated(element)) element.remove();
  return wordsIn(linesOf(main));
}

function isDictated(element: Element): boolean {
  const words = wordsOf(element);
  return (
    element.matches('h1, h2, h3, h4, h5, h6, [data-testid^="area-"], dl, script, style') ||
    (element.matches('a') && /^(Get Free Quote|Call Now|Learn More\b.*)$/.test(words)) ||
    /^(From R450|And many more areas across Greater Johannesburg)$/.test(words)
  );
}

test('no two area pages share more than 15 % of their five-word runs', () => {
  const texts = areaPaths.map((path) => ({ path, words: mainText(path) }));
  for (const { path, words } of texts) {
    expect.soft(runsOf(words).size, `${path} has its own text`).toBeGreaterThan(FEWEST_RUNS);
  }
  const copies = texts.flatMap((one, at) =>
    texts.slice(at + 1).flatMap((other) => {
      const share = shareOf(one.words, other.words);
      if (share <= LARGEST_SHARE) return [];
      const longest = longestShared(one.words, other.words);
      return `${one.path} and ${other.path}: ${(share * 100).toFixed(1)} %, longest "${longest}"`;
    }),
  );
  expect(copies).toEqual([]);
});

test('what counts as shared', () => {
  const one = wordsIn(['The truck waits at the gate.', 'Call us first.']);
  const other = wordsIn(['Our truck waits at the gate of the estate, as you know.']);
  expect([...runsOf(one)]).toEqual(['the truck waits at the', 'truck waits at the gate']);
  expect(shareOf(one, other)).toBe(0.5);
  expect(longestShared(one, other)).toBe('truck waits at the gate');
  expect(shareOf(one, wordsIn(['Nothing of the kind is here.']))).toBe(0);
});

/** Only quotes by email are promised within a day, and only a day's notice is asked for. */
const OF_A_DAY = /quote|cancel|before the move/i;

test('no page promises more within 24 hours than a quote by email', () => {
  for (const path of paths) {
    const places = 'p, li, label, dd, td, meta[name="description"]';
    const said = Array.from(documentOf(path).querySelectorAll(places))
      .map((element) => element.getAttribute('content') ?? wordsOf(element))
      .flatMap((words) => words.split(/(?<=[.!?]) /))
      .filter((sentence) => /24[ -]?hours?|twenty-four hours/i.test(sentence));
    const isMeant = (sentence: string) =>
      OF_A_DAY.test(sentence) && (/e-?mail/i.test(sentence) || !/quote/i.test(sentence));
    expect
      .soft(
        said.filter((sentence) => !isMeant(sentence)),
        path,
      )
      .toEqual([]);
  }
});

/** What people type, where a page says that it is about it. */
const TYPED = /removals?\b|moving company/gi;

test('a page whose keywords have removals or moving company says so to its readers', () => {
  const silent = paths.flatMap((path) => {
    const document = documentOf(path);
    const meta = (name: string) =>
      document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
    const read = `${document.title} ${meta('description')} ${linesOf(mainOf(path)).join(' ')}`;
    return [...new Set(meta('keywords').toLowerCase().match(TYPED))]
      .filter((typed) => !read.toLowerCase().includes(typed.replace(/s$/, '')))
      .map((typed) => `${path}: ${typed}`);
  });
  expect(silent).toEqual([]);
});

/** Signs of a forgotten text or value, with the words around them. */
const SLIP = /.{0,40}(\b[Ll]orem\b|\bTODO\b|\bundefined\b|\bNaN\b|\[object\b).{0,40}/g;

/** Code, which may say undefined; structured data may not. */
const CODE = /<(script(?![^>]*ld\+json)|style)\b.*?<\/\1>/gs;

test('no page shows a slip of whoever made it', () => {
  for (const path of [...paths, MISSING_PATH]) {
    expect.soft(text(path).replace(CODE, '').match(SLIP) ?? [], path).toEqual([]);
  }
});

test('what counts as a slip', () => {
  const slips = ['Lorem ipsum', 'TODO: price', 'wa.me/undefined?', 'R NaN', '[object Object]'];
  for (const slip of slips) expect(slip).toMatch(new RegExp(SLIP.source));
  expect('Todos os carros, undefinedness').not.toMatch(new RegExp(SLIP.source));
});

test.each([...paths, MISSING_PATH])('without styles no words of %s stick together', (path) => {
  expect(stuckWords(documentOf(path).body)).toEqual([]);
});
