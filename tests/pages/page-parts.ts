import { expect } from 'vitest';
import { type Band, fits } from './page-outline.ts';
import { withText, wordsOf } from './page-text.ts';
import type { Route } from './route-table.ts';

const TELEPHONE = /^tel:\+27\d{9}$/;

/** The part of the page under a heading of the second level. */
export function bandUnder(main: Element, heading: string): Element {
  const title = [...main.querySelectorAll('h2')].find((each) => wordsOf(each) === heading);
  const band = title?.closest('section');
  if (!band) throw new Error(`No part of the page has the heading “${heading}”`);
  return band;
}

/** One h1, with the text of docs/product.md if it gives one; this page's badge and no other. */
export function expectOpening(main: Element, { heading, badge }: Route) {
  const headings = [...main.ownerDocument.querySelectorAll('h1')].map(wordsOf);
  expect.soft(headings).toEqual([heading ?? expect.stringMatching(/\w/)]);
  if (badge) expect.soft(withText(main, badge), badge).not.toEqual([]);
  else expect.soft(withText(main, /^(moves )?from R450$/i), 'no badge').toEqual([]);
}

/** 'Get Free Quote' to the quote page and 'Call Now' to the telephone.
 *  @param times how often each occurs; at least once if docs/product.md does not say */
export function expectCalls(place: Element, times?: number) {
  const links = linksOf(place);
  for (const [name, wanted] of [
    ['Get Free Quote', /^\/get-quote$/],
    ['Call Now', TELEPHONE],
  ] as const) {
    const targets = links.flatMap(([words, target]) => (words === name ? [target] : []));
    expect.soft(targets, name).toHaveLength(times ?? Math.max(targets.length, 1));
    expect.soft(targets[0], name).toMatch(wanted);
  }
}

/** The name and the target of each link. */
export function linksOf(place: Element): [name: string, target: string][] {
  return Array.from(place.querySelectorAll('a[href]'), (link) => [
    wordsOf(link),
    link.getAttribute('href') ?? '',
  ]);
}

/** One band with these titles, or this number of them. */
export function expectTitles(bands: readonly Band[], wanted: number | readonly RegExp[]) {
  const found = bands.filter(({ titles, steps }) => steps.length === 0 && fits(titles, wanted));
  expect.soft(found, `One block of ${wanted} among ${inBrief(bands)}`).toHaveLength(1);
}

/** One process with these steps, or this number of them. */
export function expectSteps(bands: readonly Band[], wanted: number | readonly RegExp[]) {
  const found = bands.filter(({ steps }) => fits(steps, wanted));
  expect.soft(found, `One process of ${wanted} among ${inBrief(bands)}`).toHaveLength(1);
}

/** Customers' reviews: each with five stars, a quote, a name and a role or label. */
export function expectReviews(main: Element, count: number) {
  const reviews = [...main.querySelectorAll('figure')];
  expect(reviews).toHaveLength(count);
  for (const review of reviews) {
    const stars = withText(review, /^(five|5)( (out )?of (five|5))? stars\b/i);
    expect.soft(stars).toHaveLength(1);
    expect.soft(wordsOf(review.querySelector('blockquote'))).toMatch(/\w+\W+\w+\W+\w+/);
    const caption = Array.from(review.querySelector('figcaption')?.children ?? [], wordsOf);
    const nameAndRole = [expect.stringMatching(/\w/), expect.stringMatching(/\w/)];
    expect.soft(caption).toEqual(nameAndRole);
  }
}

/** Figures and their labels. */
export function figuresOf(main: Element): [value: string, label: string][] {
  const labels = [...main.querySelectorAll('dt')].map(wordsOf);
  return Array.from(main.querySelectorAll('dd'), (value, at) => [wordsOf(value), labels[at] ?? '']);
}

export function inBrief(bands: readonly Band[]): string {
  return bands.map(({ heading, titles }) => `${heading} (${titles.join(', ')})`).join('; ');
}
