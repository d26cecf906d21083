import { HtmlValidate } from 'html-validate';
import { MISSING_PATH, paths } from './route-table.ts';
import { expect, test } from './site-reader.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // React writes srcSet, <img/> and hidden="", which mean the same to HTML as their short forms.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    // Astro puts its islands' style beside the first island, and islands stand in the body.
    'element-permitted-content': 'off',
    // Visitors copy the number with its usual spaces; CSS keeps it from breaking.
    'tel-non-breaking': 'off',
    // The standard allows a street address only in a text area; browsers fill one line as well.
    'valid-autocomplete': 'off',
    // The inventory is a map from category to items: a checkbox is named after its category.
    'form-dup-name': ['error', { shared: ['radio', 'button', 'reset', 'submit', 'checkbox'] }],
  },
});

for (const path of [...paths, MISSING_PATH]) {
  test(`the markup of ${path} is valid`, async ({ reader }) => {
    const report = await validator.validateString(await reader.text(path));
    const findings = report.results
      .flatMap(({ messages }) => messages)
      .map(({ ruleId, message, line, column }) => `${line}:${column} ${message} (${ruleId})`);
    expect(findings).toEqual([]);
  });

  test(`the headings of ${path} do not skip a level`, async ({ reader }) => {
    const page = await reader.document(path);
    const levels = await page.evaluate((document) =>
      Array.from(
        document.querySelectorAll('h1, h2, h3, h4, h5, h6'),
        ({ tagName, textContent }) => ({
          level: Number(tagName.slice(1)),
          words: (textContent ?? '').trim(),
        }),
      ),
    );
    expect(levels[0]?.level, 'The first heading is the page’s').toBe(1);
    const skips = levels.filter(({ level }, at) => level > (levels[at - 1]?.level ?? 0) + 1);
    expect(skips).toEqual([]);
    expect(levels.filter(({ words }) => words === '')).toEqual([]);
  });
}
