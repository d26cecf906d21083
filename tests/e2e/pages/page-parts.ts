import type { Locator, Page } from '@playwright/test';
import { expect } from '../site.ts';
import { type Band, fits } from './page-outline.ts';
import type { Route } from './route-table.ts';

const TELEPHONE = /^tel:\+27\d{9}$/;

export const mainOf = (page: Page): Locator => page.getByRole('main');

/** The text as it is shown: a line for each line of blocks. */
export async function wordsOf(place: Locator): Promise<string> {
  return (await place.allInnerTexts()).join('\n');
}

/** The part of the page under a heading of the second level. */
export function bandUnder(page: Page, heading: string): Locator {
  const title = page.getByRole('heading', { level: 2, name: heading, exact: true });
  return mainOf(page).locator('section').filter({ has: title });
}

/** One h1, with the text of docs/product.md if it gives one; this page's badge and no other. */
export async function expectOpening(page: Page, { heading, badge }: Route) {
  const heading1 = page.getByRole('heading', { level: 1 });
  await expect(heading1).toHaveCount(1);
  await expect.soft(heading1).toBeVisible();
  await expect.soft(heading1).toHaveText(heading ?? /\w/);

  const main = mainOf(page);
  if (badge) await expect.soft(main.getByText(badge, { exact: true }).first()).toBeVisible();
  else await expect.soft(main.getByText(/^(moves )?from R450$/i)).toHaveCount(0);
}

/** 'Get Free Quote' to the quote page and 'Call Now' to the telephone.
 *  @param times how often each occurs; at least once if docs/product.md does not say */
export async function expectCalls(place: Locator, times?: number) {
  // By role, hidden links are none.
  const links = await linksOf(place.getByRole('link'));
  for (const [name, wanted] of [
    ['Get Free Quote', /^\/get-quote$/],
    ['Call Now', TELEPHONE],
  ] as const) {
    const targets = links.flatMap(([words, target]) => (words === name ? [target] : []));
    expect.soft(targets, name).toHaveLength(times ?? Math.max(targets.length, 1));
    expect.soft(targets[0], name).toMatch(wanted);
  }
}

export function linksOf(links: Locator): Promise<[name: string, target: string][]> {
  return links.evaluateAll((all) =>
    all.map((link) => [
      (link.textContent ?? '').replace(/\s+/g, ' ').trim(),
      link.getAttribute('href') ?? '',
    ]),
  );
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
export async function expectReviews(page: Page, count: number) {
  const reviews = mainOf(page).getByRole('figure');
  await expect(reviews).toHaveCount(count);
  for (const review of await reviews.all()) {
    await expect.soft(review.getByText(/^(five|5)( (out )?of (five|5))? stars\b/i)).toHaveCount(1);
    await expect.soft(review.getByRole('blockquote')).toHaveText(/\w+\W+\w+\W+\w+/);
    const caption = review.locator('figcaption');
    const signature = (await wordsOf(caption)).split('\n').filter((line) => line.trim());
    expect.soft(signature, 'A name, and a role or label').toHaveLength(2);
  }
}

/** Figures and their labels, as [value, label]. */
export async function figuresOf(page: Page): Promise<(readonly [value: string, label: string])[]> {
  const main = mainOf(page);
  const values = await main.getByRole('definition').allInnerTexts();
  const labels = await main.getByRole('term').allInnerTexts();
  return values.map((value, at) => [value, labels[at] ?? ''] as const);
}

export function inBrief(bands: readonly Band[]): string {
  return bands.map(({ heading, titles }) => `${heading} (${titles.join(', ')})`).join('; ');
}
