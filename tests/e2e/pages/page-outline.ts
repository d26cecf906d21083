import type { Page } from '@playwright/test';

/** The content from one heading of the first or second level to the next. */
export interface Band {
  readonly heading: string;
  /** Its headings of the third level. */
  readonly titles: readonly string[];
  /** Those of them that are items of an ordered list: the steps of a process. */
  readonly steps: readonly string[];
  /** Every list whose items have no titles, with the title above it. */
  readonly lists: readonly { readonly title: string; readonly items: readonly string[] }[];
  /** The alternative texts of its pictures. */
  readonly pictures: readonly string[];
}

/** The page as a reader sees it, whatever its elements: bands, their titles and lists. Hidden content
 *  is left out. */
export function bandsOf(page: Page): Promise<Band[]> {
  return page.getByRole('main').evaluate((main) => {
    const words = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim();
    const bands: {
      heading: string;
      titles: string[];
      steps: string[];
      lists: { title: string; items: string[] }[];
      pictures: string[];
    }[] = [];
    for (const element of main.querySelectorAll('h1, h2, h3, ul, ol, img')) {
      if (!element.checkVisibility()) continue;
      if (element.matches('h1, h2')) {
        bands.push({ heading: words(element), titles: [], steps: [], lists: [], pictures: [] });
        continue;
      }
      const band = bands.at(-1);
      if (!band) continue;
      if (element.matches('h3')) {
        band.titles.push(words(element));
        if (element.closest('ol')) band.steps.push(words(element));
      } else if (element.matches('img')) {
        band.pictures.push(element.getAttribute('alt') ?? '');
      } else if (!element.querySelector('h3')) {
        const items = Array.from(element.children, words);
        band.lists.push({ title: band.titles.at(-1) ?? band.heading, items });
      }
    }
    return bands;
  });
}

/** Whether there are as many words as patterns, and each matches its own. */
export function fits(words: readonly string[], wanted: number | readonly RegExp[]): boolean {
  if (typeof wanted === 'number') return words.length === wanted && words.every(Boolean);
  return (
    words.length === wanted.length && wanted.every((pattern, at) => pattern.test(words[at] ?? ''))
  );
}
