import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pageHashes } from '../../scripts/page-hashes.ts';
import { FORM_SITE } from '../../tests/server/testing/form-site.ts';
import type { FieldError } from '../http/problem.ts';
import { findForm } from './built-form.ts';
import { type FormAnswer, prepareFormPage } from './form-page.ts';

const ACTION = '/api/quote-requests';
const BUILT = FORM_SITE['get-quote.html'];

/** HTML, and every way in which a value could leave its place. */
const NASTY = `"><script>alert('x')</script></textarea></form> &amp; &#60;b> 'q' \`t\` $& $1 🎹 é`;
const ESCAPED =
  '&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&lt;/textarea&gt;&lt;/form&gt; &amp;amp; &amp;#60;b&gt; &#39;q&#39; `t` $&amp; $1 🎹 é';

function fill(changes: Partial<FormAnswer> = {}) {
  const page = prepareFormPage(BUILT, ACTION);
  if (!page) throw new Error('the sample site has the form');
  return page.fill({ words: new URLSearchParams(), notice: 'Not now', errors: [], ...changes });
}

function errorsAt(...fields: string[]): FieldError[] {
  return fields.map((field) => ({ field, message: `${field} <is> "wrong"` }));
}

/** The controls of a page that was filled, as HTML. */
function controlsOf(html: string, name: string): string[] {
  const controls = findForm(html, ACTION)?.controls ?? [];
  return controls.flatMap((control) =>
    control.name === name ? [html.slice(control.start, control.end)] : [],
  );
}

function elementWithId(html: string, id: string): string | undefined {
  return new RegExp(`<p id="${id}"[^>]*>.*?</p>`, 's').exec(html)?.[0];
}

test.each(['fromAddress', 'toAddress', 'moveDate', 'name', 'phone', 'email'])(
  'HTML, quotes and emoji in %s come back as text',
  (name) => {
    const html = fill({ words: new URLSearchParams([[name, NASTY]]) });
    expect(controlsOf(html, name)).toEqual([expect.stringContaining(` value="${ESCAPED}"`)]);
    expect(html).not.toContain('<script>alert');
  },
);

test('HTML and lines in a text area come back as text, with an empty first line too', () => {
  const words = new URLSearchParams([['additionalNotes', `\r\n${NASTY}\r\nsecond`]]);
  expect(controlsOf(fill({ words }), 'additionalNotes')).toEqual([
    expect.stringMatching(/>\n\r\n&quot;&gt;.*\r\nsecond<\/textarea>$/s),
  ]);
});

test('what was chosen is chosen, and nothing else', () => {
  const words = new URLSearchParams(
    'moveType=commercial&bedrooms=4%2B&hasGarage=yes&living=sofa&living=tv&deliveryMethod=email',
  );
  const html = fill({ words });
  const chosen = findForm(html, ACTION)?.controls.flatMap(({ name, attributes }) =>
    attributes.has('checked') ? [`${name}=${attributes.get('value')}`] : [],
  );
  expect(chosen).toEqual([
    'moveType=commercial',
    'bedrooms=4+',
    'hasGarage=yes',
    'living=sofa',
    'living=tv',
    'deliveryMethod=email',
  ]);
});

test('what was chosen of a list is chosen, and only an option of it', () => {
  const options = (value: string) =>
    controlsOf(fill({ words: new URLSearchParams([['fromFloor', value]]) }), 'fromFloor')
      .join('')
      .match(/<option [^>]*selected[^>]*>/g);
  expect(options('3+')).toEqual(['<option value="3+" selected="">']);
  expect(options('')).toEqual(['<option value="" selected="">']);
  for (const stranger of ['$&', NASTY, '4']) expect(options(stranger)).toBeNull();
});

test('what the form would choose by itself is not chosen for somebody who chose nothing', () => {
  expect(fill()).not.toContain('checked=""');
});

test('without words the form is as it was built', () => {
  const html = fill({ words: undefined });
  expect(html).toContain(BUILT.slice(BUILT.indexOf('<fieldset'), BUILT.indexOf('</form>')));
});

test('a wrong field says so, by sight and to assistive technology', () => {
  const words = new URLSearchParams({ name: 'T', additionalNotes: 'x' });
  const html = fill({ words, errors: errorsAt('name', 'additionalNotes') });
  for (const name of ['name', 'additionalNotes']) {
    const [control] = controlsOf(html, name);
    expect(control).toContain(' aria-invalid="true"');
    expect(control).toContain(` aria-describedby="quote-${name}-error"`);
    expect(control).toContain(' aria-required="true"');
    const message = elementWithId(html, `quote-${name}-error`);
    expect(message).toContain(`${name} &lt;is&gt; &quot;wrong&quot;</p>`);
    expect(html).toContain(`${message}</div>`);
  }
  expect(html.match(/aria-invalid="true"/g)).toHaveLength(2);
});

test('a wrong choice says so at the end of its group', () => {
  const html = fill({ errors: errorsAt('bedrooms') });
  const [first, second] = controlsOf(html, 'bedrooms');
  expect(first).toContain(' id="answer-bedrooms" aria-describedby="answer-bedrooms-error"');
  expect(second).not.toMatch(/ id=|aria-describedby/);
  expect(html).toContain(`${elementWithId(html, 'answer-bedrooms-error')}</fieldset>`);
});

test('the summary stands first in the form, in the order of the fields, and leads to them', () => {
  const html = fill({ errors: errorsAt('inventory', 'name', 'moveType', 'fromAddress') });
  expect(html).toMatch(
    /<form [^>]*data-answered=""><div class="mb-8"><section tabindex="-1" autofocus/,
  );
  expect(html).toContain('>Four things need another look</p>');
  const list = /<ul class="mt-2.5 space-y-2">(.*?)<\/ul>/s.exec(html)?.[1] ?? '';
  expect([...list.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)).toEqual([
    'answer-moveType',
    'quote-fromAddress',
    'quote-name',
  ]);
  expect(list).toMatch(/<li>inventory &lt;is&gt; &quot;wrong&quot;<\/li>$/);
  for (const [, id] of list.matchAll(/href="#([^"]+)"/g)) expect(html).toContain(` id="${id}"`);
});

test('where no field is wrong, the summary says what happened', () => {
  const html = fill({ notice: 'Wait <a> minute' });
  expect(html).toContain('>Wait &lt;a&gt; minute</p></div></section>');
  expect(html).not.toContain('aria-invalid="true"');
});

test('ids stay unique', () => {
  const names = [...(prepareFormPage(BUILT, ACTION)?.names ?? [])];
  const ids = [...fill({ errors: errorsAt(...names) }).matchAll(/ id="([^"]+)"/g)].map(
    ([, id]) => id,
  );
  expect(ids.length).toBeGreaterThan(2 * names.length);
  expect(new Set(ids).size).toBe(ids.length);
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
  expect(html.endsWith(BUILT.slice(BUILT.indexOf('<button')))).toBe(true);
});

test("summary and messages use the site's own classes, or they would be plain", () => {
  const web = join(import.meta.dirname, '..', '..', 'web');
  const sources = readdirSync(web, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => readFileSync(join(web, name), 'utf8'));
  const known = new Set(sources.join(' ').split(/[\s"'`]+/));
  const page = `${fill({ errors: errorsAt('name') })}`;
  const added = page.replaceAll(/ class="[^"]*"/g, (found) => (BUILT.includes(found) ? '' : found));
  const classes = [...added.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) =>
    names.split(' '),
  );
  expect(classes.length).toBeGreaterThan(30);
  for (const name of classes) expect(known, name).toContain(name);
});

test('a page without the form is no form page', () => {
  expect(prepareFormPage(FORM_SITE['contact.html'], ACTION)).toBeUndefined();
});

test('a field that is wrong keeps its hint', () => {
  const built = BUILT.replace(
    'id="quote-phone"',
    'id="quote-phone" aria-describedby="quote-phone-hint"',
  );
  const answer = { words: new URLSearchParams(), notice: '', errors: errorsAt('phone') };
  const html = prepareFormPage(built, ACTION)?.fill(answer) ?? '';
  expect(controlsOf(html, 'phone')).toEqual([
    expect.stringContaining(' aria-describedby="quote-phone-hint quote-phone-error"'),
  ]);
});
