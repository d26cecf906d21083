import { expect } from 'vitest';
import { bandsOf } from './page-outline.ts';
import { expectCalls, expectReviews, expectTitles, figuresOf, linksOf } from './page-parts.ts';
import { linesOf, withText, wordsOf } from './page-text.ts';
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

export function expectHomePage(main: Element) {
  const hero = partOf(main, 'section:has(h1)');
  expect.soft(withText(hero, 'Moves From R450')).toHaveLength(1);
  expectCalls(hero, 1);

  expect
    .soft(figuresOf(main))
    .toEqual(TRUST_FIGURES.map(([value, label]) => [value, expect.stringMatching(label)]));

  const targets = linksOf(main).map(([, target]) => target);
  const toServices = targets.filter((target) => servicePaths.includes(target));
  expect.soft(toServices.toSorted(), 'Six service cards').toEqual(servicePaths.toSorted());
  for (const path of servicePaths) {
    const card = main.querySelector(`a[href="${path}"]`)?.closest('li');
    expect.soft(wordsOf(card?.querySelector('h3')), path).toMatch(/\w/);
    expect.soft(wordsOf(card), `The text of the card to ${path}`).toMatch(/(\w+\W+){3}/);
  }
  expectTitles(bandsOf(main), 6);

  const toAreas = targets.filter((target) => areaPaths.includes(target));
  expect.soft(toAreas.toSorted(), 'The areas grid').toEqual(areaPaths.toSorted());
  const featured = withText(main, 'Featured').map((mark) => mark.closest('li'));
  expect.soft(featured.flatMap((area) => (area ? linksOf(area) : []))).toEqual([
    ['Johannesburg', '/movers-johannesburg'],
    ['Randburg', '/movers-randburg'],
  ]);

  expectQuoteForm(partOf(main, '#quote'));
  const about = partOf(main, '#about');
  expect.soft(wordsOf(about.querySelector('h2'))).toMatch(/\w/);
  expect.soft(withText(about, /\w+ \w+ \w+/)).not.toEqual([]);

  const pricing = [...main.querySelectorAll('section:not(:has(h1))')].filter(
    (section) => withText(section, 'R450').length > 0,
  );
  expect(pricing, 'A pricing features block').toHaveLength(1);
  expect.soft(pricing[0]?.querySelectorAll('h3').length).toBeGreaterThan(1);

  expectReviews(main, 3);
}

function partOf(main: Element, selector: string): Element {
  const part = main.querySelector(selector);
  if (!part) throw new Error(`The page has no ${selector}`);
  return part;
}

export function expectAboutPage(main: Element) {
  const [story = ''] = linesOf(main).filter((line) => /\b2014\b/.test(line));
  expect.soft(story).toMatch(/\bone truck\b/i);
  expect.soft(wordsOf(main)).toMatch(/\bfamily\b.* owns\b/i);
  const bands = bandsOf(main);
  const [founder] = withText(main, /^Founder$/i);
  const profile = founder?.closest('section');
  expect.soft(wordsOf(profile?.querySelector('h2')), 'The founder’s name').toMatch(/\w+ \w+/);
  expect.soft(profile && withText(profile, /(\w+\W+){8}/), 'The founder’s profile').not.toEqual([]);
  expectTitles(bands, [/^Trust$/, /^Care$/, /^Excellence$/]);
  expectTitles(bands, 6);
}

export function expectContactPage(main: Element) {
  const targets = linksOf(main).map(([, target]) => target);
  for (const wanted of [/^tel:\+27/, /^mailto:/]) {
    expect.soft(targets).toContainEqual(expect.stringMatching(wanted));
  }
  const words = linesOf(main).join('\n');
  expect.soft(words).toMatch(/\bJohannesburg\b/);
  for (const line of HOURS) expect.soft(words).toMatch(line);

  for (const name of ['Instagram', 'Facebook']) {
    const link = [...main.querySelectorAll('a')].find((each) => wordsOf(each).includes(name));
    expect.soft(link?.getAttribute('href')).toMatch(new RegExp(`^https://.*${name}`, 'i'));
    expect.soft(link?.getAttribute('target')).toBe('_blank');
    expect.soft(link?.getAttribute('rel')).toMatch(/\bnoopener\b/);
  }

  const form = partOf(main, 'form');
  for (const name of ['name', 'email', 'phone', 'message']) {
    expect.soft(form.querySelectorAll(`[name="${name}"]`), name).toHaveLength(1);
  }
  expect.soft(form.querySelector('[name=message]')?.getAttribute('rows')).toBe('4');
  expect.soft(form.getAttribute('method')).toBe('post');
  expect.soft(wordsOf(form)).toContain('Phone (optional)');
  expectFilledByPhone(form, VISITOR_FIELDS);
  const notice = expectTold(form);
  for (const said of ['optional', 'or object', 'at no cost']) expect.soft(notice).toContain(said);
}

/** Visitors are told before they send something what becomes of it.
 *  @returns the sentences */
function expectTold(form: Element): string {
  const notice = [...form.querySelectorAll('p')].find((line) => /^We use /.test(wordsOf(line)));
  expect.soft(notice && linksOf(notice)).toContainEqual(['privacy policy', '/privacy-policy']);
  return wordsOf(notice);
}

/** Only the wizard: no heading below the page's own is of anything but a step. */
export function expectQuotePage(main: Element) {
  expectQuoteForm(main);
  const others = [...main.querySelectorAll('h2, h3')].filter((title) => !/^step-/.test(title.id));
  expect.soft(others.map(wordsOf)).toEqual([]);
}

/** The wizard's journeys test its steps. The words and the fields are in the HTML for visitors
 *  without script. */
function expectQuoteForm(place: Element) {
  expect.soft(wordsOf(place)).toContain('Step 1 of 4');
  const form = partOf(place, 'form');
  expectTold(form);
  for (const name of QUOTE_FIELDS) {
    expect.soft(form.querySelector(`[name="${name}"]`), name).not.toBeNull();
  }
  expectFilledByPhone(form, {
    ...VISITOR_FIELDS,
    fromAddress: { autocomplete: 'address-line1' },
    moveDate: { type: 'date' },
  });
}

/** The hints for a phone on the fields about a visitor. */
const VISITOR_FIELDS = {
  name: { autocomplete: 'name' },
  email: { type: 'email', inputmode: 'email', autocomplete: 'email' },
  phone: { type: 'tel', inputmode: 'tel', autocomplete: 'tel' },
};

/** Each field brings its own keyboard, and is filled in by the phone. */
function expectFilledByPhone(form: Element, fields: Readonly<Record<string, object>>) {
  for (const [name, attributes] of Object.entries(fields)) {
    for (const [attribute, value] of Object.entries(attributes)) {
      // A date has a box, too, for whoever has none.
      const field = form.querySelector(`[name="${name}"]:not([type=checkbox])`);
      expect.soft(field?.getAttribute(attribute), `${attribute} of ${name}`).toBe(value);
    }
  }
}

export function expectLegalPage(main: Element, kind: 'terms' | 'privacy') {
  const words = linesOf(main).join('\n');
  expect.soft(words).toMatch(/last updated:?( in)? December 2024/i);
  const sections = [...main.querySelectorAll('h2')].map(wordsOf);
  expect.soft(sections).toHaveLength(11);
  expect.soft(sections.filter((title) => !/\w/.test(title))).toEqual([]);
  for (const term of kind === 'terms' ? TERMS : PRIVACY) expect.soft(words).toMatch(term);
}
