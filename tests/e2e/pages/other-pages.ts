import type { Locator, Page } from '@playwright/test';
import { expect } from '../site.ts';
import { bandsOf } from './page-outline.ts';
import {
  expectCalls,
  expectReviews,
  expectTitles,
  figuresOf,
  linksOf,
  mainOf,
  wordsOf,
} from './page-parts.ts';
import { areaPaths, servicePaths } from './route-table.ts';

const TRUST_FIGURES = [
  ['10+', /experience/i],
  ['500+', /customers/i],
  ['5.0', /rating/i],
  ['24/7', /availab/i],
] as const;

const HOURS = [/Monday to Saturday\s*0?7:00 (to|–) 18:00/, /Sunday\s*0?8:00 (to|–) 16:00/];

/** docs/product.md, 9, "Terms say", and its other promises on this page. */
const TERMS = [
  /\bno insurance\b|\bnot insured\b/i,
  /all sales are final/i,
  /\bno refunds\b/i,
  /hazardous/i,
  /perishable/i,
  /illegal/i,
  /payment is due on completion/i,
  /\bcash\b/i,
  /bank transfer/i,
  /approved/i,
  /30 days/i,
  /at least 24 hours/i,
  /illustrative/i,
];

/** The entity's required fields that a visitor fills in (docs/product.md, 3). */
const QUOTE_FIELDS = ['name', 'email', 'phone', 'fromAddress', 'toAddress', 'moveDate'];

const PRIVACY = [/typically[^.]*\b7 years\b/i, /not directed at[^.]*under( the age of)? 18/i];

export async function expectHomePage(page: Page) {
  const main = mainOf(page);
  const hero = main.locator('section').filter({ has: page.getByRole('heading', { level: 1 }) });
  await expect.soft(hero.getByText('Moves From R450', { exact: true })).toBeVisible();
  await expectCalls(hero, 1);

  expect
    .soft(await figuresOf(page))
    .toEqual(TRUST_FIGURES.map(([value, label]) => [value, expect.stringMatching(label)]));

  const bands = await bandsOf(page);
  const targets = (await linksOf(main.getByRole('link'))).map(([, target]) => target);
  const toServices = targets.filter((target) => servicePaths.includes(target));
  expect.soft(toServices.toSorted(), 'Six service cards').toEqual(servicePaths.toSorted());
  expectTitles(bands, 6);

  const toAreas = targets.filter((target) => areaPaths.includes(target));
  expect.soft(toAreas.toSorted(), 'The areas grid').toEqual(areaPaths.toSorted());
  const featured = main.getByRole('listitem').filter({ hasText: 'Featured' });
  expect.soft(await linksOf(featured.getByRole('link'))).toEqual([
    ['Johannesburg', '/movers-johannesburg'],
    ['Randburg', '/movers-randburg'],
  ]);
  await expect.soft(main.getByText('Featured', { exact: true })).toHaveCount(2);

  await expectQuoteForm(page.locator('#quote'));
  const about = page.locator('#about');
  await expect.soft(about.getByRole('heading').first()).toBeVisible();
  await expect.soft(about.getByText(/\w+ \w+ \w+/).first()).toBeVisible();

  const pricing = main
    .locator('section')
    .filter({ has: page.getByText('R450', { exact: true }) })
    .filter({ hasNot: page.getByRole('heading', { level: 1 }) });
  await expect(pricing, 'A pricing features block').toHaveCount(1);
  expect.soft(await pricing.getByRole('heading', { level: 3 }).count()).toBeGreaterThan(1);

  await expectReviews(page, 3);
}

export async function expectAboutPage(page: Page) {
  const main = mainOf(page);
  await expect.soft(main.getByText(/\b2014\b/).first()).toBeVisible();
  await expect.soft(main.getByText(/\bone truck\b/i).first()).toBeVisible();
  await expect.soft(main.getByText(/\bfounder\b/i).first()).toBeVisible();
  const bands = await bandsOf(page);
  expectTitles(bands, [/^Trust$/, /^Care$/, /^Excellence$/]);
  expectTitles(bands, 6);
}

export async function expectContactPage(page: Page) {
  const main = mainOf(page);
  await expect.soft(main.locator('a[href^="tel:+27"]').first()).toBeVisible();
  await expect.soft(main.locator('a[href^="mailto:"]').first()).toBeVisible();
  const words = await wordsOf(main);
  expect.soft(words).toMatch(/\bJohannesburg\b/);
  for (const line of HOURS) expect.soft(words).toMatch(line);

  for (const name of ['Instagram', 'Facebook']) {
    const link = main.getByRole('link', { name });
    await expect.soft(link).toHaveAttribute('href', new RegExp(`^https://.*${name}`, 'i'));
    await expect.soft(link).toHaveAttribute('target', '_blank');
    await expect.soft(link).toHaveAttribute('rel', /\bnoopener\b/);
  }

  const form = main.locator('form');
  for (const name of [/name/i, /email/i, /phone/i, /message/i]) {
    await expect.soft(form.getByRole('textbox', { name })).toHaveCount(1);
  }
  await expect.soft(form.getByRole('textbox', { name: /message/i })).toHaveAttribute('rows', '4');
  await expectTold(form);
}

/** Visitors are told before they send something what becomes of it. */
async function expectTold(form: Locator) {
  await expect.soft(form.getByText('at no cost')).toBeVisible();
}

/** The wizard alone. */
export async function expectQuotePage(page: Page) {
  await expectQuoteForm(mainOf(page));
  await expectReviews(page, 0);
}

/** The wizard's journeys test its steps. The words and the fields are in the HTML for visitors
 *  without script. */
async function expectQuoteForm(place: Locator) {
  await expect.soft(place).toContainText('Step 1 of 4');
  await expectTold(place.locator('form'));
  for (const name of QUOTE_FIELDS) {
    await expect.soft(place.locator(`form [name="${name}"]`).first()).toBeVisible();
  }
}

export async function expectLegalPage(page: Page, kind: 'terms' | 'privacy') {
  const main = mainOf(page);
  await expect.soft(main.getByText(/last updated:?( in)? December 2024/i)).toBeVisible();
  const sections = main.getByRole('heading', { level: 2 });
  await expect.soft(sections).toHaveCount(11);
  await expect.soft(sections).toHaveText(Array.from({ length: 11 }, () => /\w/));
  const words = await wordsOf(main);
  for (const term of kind === 'terms' ? TERMS : PRIVACY) expect.soft(words).toMatch(term);
}
