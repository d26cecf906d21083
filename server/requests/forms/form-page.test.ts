import { type HTMLElement, parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { pageHashes } from '../../../scripts/page-hashes.ts';
import { FORM_SITE } from '../../../tests/server/testing/form-site.ts';
import type { FieldError } from '../../http/problem.ts';
import { type FormAnswer, prepareFormPage } from './form-page.ts';

const ACTION = '/api/quote-requests';
const BUILT = FORM_SITE['get-quote.html'];
const PAGE = prepareFormPage(BUILT, ACTION);

/** HTML, and every way in which a value could break out of its place. */
const NASTY = `"><script>alert('x')</script></textarea></form> &amp; &#60;b> 'q' \`t\` $& $1 🎹 é`;

function fill(changes: Partial<FormAnswer> = {}): string {
  if (!PAGE) throw new Error('the sample site has the form');
  return PAGE.fill({ words: new URLSearchParams(), notice: 'Not now', errors: [], ...changes });
}

function errorsAt(...fields: string[]): FieldError[] {
  return fields.map((field) => ({ field, message: `${field} <is> "wrong"` }));
}

/** The page as a browser without script reads it. */
function read(html: string): HTMLElement {
  return parse(html, { blockTextElements: { script: true, style: true } });
}

function one(page: HTMLElement, selector: string): HTMLElement {
  const [found, ...more] = page.querySelectorAll(selector);
  if (!found || more.length > 0) throw new Error(`${more.length + 1} or no ${selector}`);
  return found;
}

const control = (page: HTMLElement, name: string) =>
  one(page, `form[method="post"] [name="${name}"]`);

test.each(['fromAddress', 'toAddress', 'moveDate', 'name', 'phone', 'email'])(
  'HTML, quotes and emoji in %s come back as text',
  (name) => {
    const html = fill({ words: new URLSearchParams([[name, NASTY]]) });
    expect(control(read(html), name).getAttribute('value')).toBe(NASTY);
    expect(html).not.toMatch(/<script>alert|<b>/);
  },
);

test('HTML and lines in a text area come back as text, with an empty first line too', () => {
  const html = fill({ words: new URLSearchParams([['additionalNotes', `\r\n${NASTY}\r\nend`]]) });
  // Browsers drop the first line feed.
  expect(control(read(html), 'additionalNotes').textContent).toBe(`\n\r\n${NASTY}\r\nend`);
  expect(html).not.toContain('<script>alert');
});

test('what was chosen is chosen, and nothing else', () => {
  const chosen = 'moveType=commercial&bedrooms=4%2B&hasGarage=yes&living=sofa&living=tv';
  const page = read(fill({ words: new URLSearchParams(chosen) }));
  const checked = page.querySelectorAll('input[checked]');
  const pairs = checked.map((box) => [box.getAttribute('name') ?? '', box.getAttribute('value')]);
  expect(pairs).toEqual([...new URLSearchParams(chosen)]);
});

test('what was chosen of a list is chosen, and only an option of it', () => {
  const selected = (value: string) => {
    const page = read(fill({ words: new URLSearchParams([['fromFloor', value]]) }));
    const options = control(page, 'fromFloor').querySelectorAll('option[selected]');
    return options.map((option) => option.getAttribute('value'));
  };
  expect(selected('3+')).toEqual(['3+']);
  expect(selected('')).toEqual(['']);
  for (const stranger of ['$&', NASTY, '4']) expect(selected(stranger)).toEqual([]);
});

test('what the form would choose by itself is not chosen for somebody who chose nothing', () => {
  expect(read(fill()).querySelectorAll('[checked]')).toEqual([]);
});

test('without words the form is as it was built', () => {
  const fields = (html: string) => one(read(html), 'form[method="post"]').querySelectorAll('*');
  const built = fields(BUILT).map(String);
  const answered = fields(fill({ words: undefined })).map(String);
  expect(answered.slice(-built.length)).toEqual(built);
});

test('a wrong field is marked, by sight and for assistive technology', () => {
  const words = new URLSearchParams({ name: 'T', additionalNotes: 'x' });
  const page = read(fill({ words, errors: errorsAt('name', 'additionalNotes') }));
  for (const name of ['name', 'additionalNotes']) {
    expect(control(page, name).attributes).toMatchObject({
      'aria-invalid': 'true',
      'aria-describedby': `quote-${name}-error`,
      'aria-required': 'true',
    });
    const message = one(page, `#quote-${name}-error`);
    expect(message.textContent).toBe(`${name} <is> "wrong"`);
    expect(message.querySelector('svg')).not.toBeNull();
    expect(message.parentNode?.lastElementChild).toBe(message);
    expect(message.parentNode?.querySelector(`label[for="quote-${name}"]`)).toBeTruthy();
  }
  expect(page.querySelectorAll('[aria-invalid]')).toHaveLength(2);
});

test('a field that is wrong keeps its hint', () => {
  const id = 'id="quote-phone"';
  const built = BUILT.replace(id, `${id} aria-describedby="quote-phone-hint"`);
  const answer = { words: new URLSearchParams(), notice: '', errors: errorsAt('phone') };
  const page = read(prepareFormPage(built, ACTION)?.fill(answer) ?? '');
  expect(control(page, 'phone').getAttribute('aria-describedby')).toBe(
    'quote-phone-hint quote-phone-error',
  );
});

test('the error of a wrong choice is at the end of its group', () => {
  const page = read(fill({ errors: errorsAt('bedrooms') }));
  const [first, ...rest] = page.querySelectorAll('[name="bedrooms"]');
  expect(first?.attributes).toMatchObject({
    id: 'answer-bedrooms',
    'aria-describedby': 'answer-bedrooms-error',
  });
  for (const choice of rest) expect(choice.attributes).not.toHaveProperty('id');
  const group = first?.closest('fieldset');
  expect(group?.lastElementChild?.id).toBe('answer-bedrooms-error');
});

test('the summary comes first in the form, in the order of the fields, and leads to them', () => {
  const page = read(fill({ errors: errorsAt('inventory', 'name', 'moveType', 'fromAddress') }));
  const summary = one(page, 'form[method="post"]').firstElementChild;
  if (!summary) throw new Error('the form has nothing in it');
  expect(one(summary, 'section').attributes).toHaveProperty('autofocus');
  expect(one(summary, '#error-summary-title').textContent).toBe('Four things need another look');
  const items = summary.querySelectorAll('li');
  expect(items.map((item) => item.querySelector('a')?.getAttribute('href'))).toEqual([
    '#answer-moveType',
    '#quote-fromAddress',
    '#quote-name',
    undefined,
  ]);
  expect(items.at(-1)?.textContent).toBe('inventory <is> "wrong"');
  for (const link of summary.querySelectorAll('a')) one(page, link.getAttribute('href') ?? '');
});

test('where no field is wrong, the summary says what happened', () => {
  const page = read(fill({ notice: 'Wait <a> minute' }));
  expect(one(page, 'form section').textContent).toBe('Wait <a> minute');
  expect(one(page, 'form[method="post"]').querySelector('ul')).toBeNull();
  expect(page.querySelector('[aria-invalid]')).toBeNull();
});

test('ids stay unique, and no placeholder is left', () => {
  const names = [...(PAGE?.names ?? [])];
  const html = fill({ errors: errorsAt(...names) });
  const ids = read(html)
    .querySelectorAll('[id]')
    .map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(2 * names.length);
  expect(new Set(ids).size).toBe(ids.length);
  expect(html).not.toMatch(/<template|_HERE/);
});

test('the names are those of the controls that a visitor fills in', () => {
  const page = `<form action="${ACTION}"><input type="hidden" name="h"/><button name="s">Send</button><input id="nameless"/><textarea name="t"></textarea><noscript><select name="l"></select></noscript></form>`;
  const template = BUILT.match(/<template.*<\/template>/s)?.[0];
  expect(prepareFormPage(page + template, ACTION)?.names).toEqual(new Set(['t', 'l']));
});

test('an answer leaves nothing behind for the next one', () => {
  const first = fill();
  fill({ words: new URLSearchParams({ name: NASTY }), errors: errorsAt('name', 'bedrooms') });
  expect(fill()).toBe(first);
});

test('the title says that something is wrong', () => {
  expect(fill()).toContain('<title>Error: Get a free quote</title>');
});

test('the island around the form sleeps for good, the other one does not', () => {
  expect(fill().match(/ client="[^"]*"/g)).toEqual([' client="idle"', ' client="never"']);
});

test('nothing else of the page changes, so its policy holds', () => {
  const words = new URLSearchParams(
    ['name', 'email', 'additionalNotes'].map((name) => [
      name,
      '<style>b{}</style><script>y()</script>',
    ]),
  );
  const html = fill({ words, errors: errorsAt('name') });
  expect(pageHashes(html)).toEqual(pageHashes(BUILT));
  expect(html.startsWith(BUILT.slice(0, BUILT.indexOf('<title>')))).toBe(true);
  expect(html).toContain('<!--astro:end-->');
  expect(html.endsWith(BUILT.slice(BUILT.indexOf('</main>')))).toBe(true);
});

test.each([
  ['the form', FORM_SITE['contact.html']],
  ['the template', BUILT.replace(/<template.*<\/template>/s, '')],
])('a page without %s is not a form page', (_what, html) => {
  expect(prepareFormPage(html, ACTION)).toBeUndefined();
});
