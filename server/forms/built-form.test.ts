import { expect, test } from 'vitest';
import { accessFieldNames } from '../../domain/quote/access.form.ts';
import { ACCESS_SIDES } from '../../domain/quote/access.ts';
import { QUOTE_FORM } from '../../tests/server/testing/form-site.ts';
import { findForm } from './built-form.ts';

const PIECES = {
  input: /^<input [^>]*>$/,
  textarea: /^<textarea [^>]*><\/textarea>$/,
  select: /^<select [^>]*>(<option [^>]*>[^<]*<\/option>)+<\/select>$/,
};
const ACTION = '/api/quote-requests';

function formWith(content: string) {
  return findForm(
    `<p>Before</p><form action="${ACTION}">${content}</form><input name="z"/>`,
    ACTION,
  );
}

test('finds every control of the form, in their order, and what they are', () => {
  const controls = findForm(QUOTE_FORM, ACTION)?.controls ?? [];
  expect([...new Set(controls.map(({ name }) => name))]).toEqual([
    'moveType',
    'bedrooms',
    'bathrooms',
    'hasGarage',
    'hasStoreroom',
    'kitchen',
    'living',
    'bedroom',
    'fromAddress',
    'toAddress',
    'moveDate',
    'name',
    'phone',
    'email',
    'additionalNotes',
    ...ACCESS_SIDES.flatMap(accessFieldNames),
    'deliveryMethod',
  ]);
  expect(controls.filter(({ isChoice }) => isChoice)).toHaveLength(31);
  expect(controls.find(({ name }) => name === 'additionalNotes')?.tag).toBe('textarea');
});

test('reads the page from where it stands: each control is one piece of its HTML', () => {
  for (const { tag, start, end, name } of findForm(QUOTE_FORM, ACTION)?.controls ?? []) {
    const html = QUOTE_FORM.slice(start, end);
    expect(html).toMatch(PIECES[tag]);
    expect(html).toContain(`name="${name}"`);
  }
});

test("a message belongs to what holds the control's label, or to the group", () => {
  const html = `<form action="${ACTION}"><div><label for="a">A</label><span><input id="a" name="a"/></span></div><fieldset><label><input type="radio" name="b" value="1"/></label></fieldset><input name="c"/></form>`;
  const places = findForm(html, ACTION)?.controls.map(({ messageAt }) => messageAt);
  expect(places).toEqual([html.indexOf('</div>'), html.indexOf('</fieldset>'), undefined]);
});

test('controls without words of the visitor are left alone', () => {
  const form = formWith(
    '<input type="hidden" name="h"/><button type="submit" name="s" value="1">Send</button><input type="submit" name="t"/><input id="nameless"/><input name="real"/>',
  );
  expect(form?.controls.map(({ name }) => name)).toEqual(['real']);
});

test('signs that are written as entities, icons, comments and text areas do not confuse it', () => {
  const form = formWith(
    '<p title="a &gt; b &quot;c&quot;">1 &lt; 2 <!-- --><!--$--></p><svg><path d="M1"></path></svg><br/><textarea name="t">&lt;input name=&quot;x&quot;/&gt;</textarea><input name="real" disabled=""/>',
  );
  expect(form?.controls.map(({ name }) => name)).toEqual(['t', 'real']);
  expect(form?.controls[1]?.attributes).toEqual(
    new Map([
      ['name', 'real'],
      ['disabled', ''],
    ]),
  );
});

test.each([
  ['a page without the form', '<form action="/search"><input name="q"/></form>'],
  ['a form that is not closed', `<form action="${ACTION}"><input name="q"/>`],
  ['elements that are not closed', `<form action="${ACTION}"><p>One<p>Two</form>`],
  ['elements that are closed twice', `<form action="${ACTION}"><p>One</p></p></form>`],
])('does not guess about %s', (_what, html) => {
  expect(findForm(html, ACTION)).toBeUndefined();
});
