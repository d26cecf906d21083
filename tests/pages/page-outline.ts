import { wordsOf } from './page-text.ts';

/** The content from one heading of the first or second level to the next. */
export interface Band {
  readonly heading: string;
  /** Its headings of the third level. */
  readonly titles: string[];
  /** Those of them that are items of an ordered list: the steps of a process. */
  readonly steps: string[];
  /** Every list whose items have no titles, with the title above it. */
  readonly lists: { readonly title: string; readonly items: readonly string[] }[];
  /** The alternative texts of its pictures. */
  readonly pictures: string[];
}

/** The page as a reader sees it, whatever its elements: bands, their titles and lists. */
export function bandsOf(main: Element): Band[] {
  const bands: Band[] = [];
  for (const element of main.querySelectorAll('h1, h2, h3, ul, ol, img')) {
    if (element.closest('[hidden], noscript')) continue;
    if (element.matches('h1, h2')) {
      bands.push({ heading: wordsOf(element), titles: [], steps: [], lists: [], pictures: [] });
      continue;
    }
    const band = bands.at(-1);
    if (!band) continue;
    if (element.matches('h3')) {
      band.titles.push(wordsOf(element));
      if (element.closest('ol')) band.steps.push(wordsOf(element));
    } else if (element.matches('img')) {
      band.pictures.push(element.getAttribute('alt') ?? '');
    } else if (!element.querySelector('h3')) {
      const items = Array.from(element.children, wordsOf);
      band.lists.push({ title: band.titles.at(-1) ?? band.heading, items });
    }
  }
  return bands;
}

/** Whether there are as many words as patterns, and each matches its own. */
export function fits(words: readonly string[], wanted: number | readonly RegExp[]): boolean {
  if (typeof wanted === 'number') return words.length === wanted && words.every(Boolean);
  return (
    words.length === wanted.length && wanted.every((pattern, at) => pattern.test(words[at] ?? ''))
  );
}
