import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { text } from './built-site.ts';
import { MISSING_PATH, paths } from './route-table.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  // Astro puts its islands' style next to the first island, in the body.
  elements: ['html5', { style: { inherit: 'style', flow: true, phrasing: true } }],
  rules: {
    // React writes srcSet, <img/> and hidden="", which mean the same to HTML as their short forms.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    // Visitors copy the number with its usual spaces; CSS keeps it from breaking.
    'tel-non-breaking': 'off',
    // The standard allows a street address only in a text area; browsers fill one line as well.
    'valid-autocomplete': 'off',
    // The inventory is a map from category to items: a checkbox is named after its category.
    'form-dup-name': ['error', { shared: ['radio', 'button', 'reset', 'submit', 'checkbox'] }],
    // Axe looks at one page of each kind (looks/contrast.e2e.ts). These hold for every page.
    'heading-level': 'error',
    'input-missing-label': 'error',
    'missing-doctype': 'error',
    'no-missing-references': 'error',
  },
});

/** One answer with two controls, a date and a box for whoever has none: the browser posts both, and the filled one
 *  counts. */
const DATE_AND_BOX = 'Duplicate form control name "moveDate"';

test.each([...paths, MISSING_PATH])('the markup of %s is valid', async (path) => {
  const report = await validator.validateString(text(path));
  const findings = report.results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, line, column }) => `${line}:${column} ${message} (${ruleId})`);
  expect(findings.filter((finding) => !finding.includes(DATE_AND_BOX))).toEqual([]);
});

test('what axe would find on the pages that it does not look at', async () => {
  const wrong: readonly (readonly [rule: string, html: string])[] = [
    ['element-permitted-content', '<ul><p>No item</p></ul>'],
    ['element-permitted-content', '<dl><p>No term</p></dl>'],
    ['element-permitted-parent', '<div><li>In no list</li></div>'],
    ['heading-level', '<h1>A page</h1><h3>Skips a level</h3>'],
    ['heading-level', '<h2>The page’s own is missing</h2>'],
    ['empty-heading', '<h1></h1>'],
    ['no-dup-id', '<p id="a">One</p><p id="a">Other</p>'],
    ['no-missing-references', '<section aria-labelledby="nothing">Words</section>'],
    ['input-missing-label', '<input name="suburb" type="text">'],
    ['wcag/h30', '<a href="/about"></a>'],
    ['text-content', '<button type="button"></button>'],
    ['wcag/h37', '<img src="/truck.webp">'],
    ['unique-landmark', '<nav>One</nav><nav>Other</nav>'],
    ['hidden-focusable', '<p aria-hidden="true"><a href="/about">About</a></p>'],
  ];
  for (const [rule, html] of wrong) {
    const report = await validator.validateString(html);
    const rules = report.results.flatMap(({ messages }) => messages.map(({ ruleId }) => ruleId));
    expect.soft(rules, html).toContain(rule);
  }
});
