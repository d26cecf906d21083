import { expect, test } from 'vitest';
import { SAMPLE_REFERENCE } from '../../requests/reference.ts';
import { textAndHtml } from './letter-html.ts';

test.each([SAMPLE_REFERENCE, '5 December 2026'])(
  '%s stays in one line wherever a mail has it',
  (whole) => {
    const said = `Open ${whole} now`;
    const link = { label: said, url: 'https://movers.example' };
    const lines = [{ label: said, value: said, link }];
    const first = { title: said, points: [said], link };
    const sections = [{ title: said, lines, link }];
    const { html } = textAndHtml({
      title: '',
      lead: said,
      first,
      answer: link,
      links: [],
      sections,
    });
    const [, body = ''] = html.split('</head>');
    const all = body.split(whole).length - 1;
    expect(body.split(`nowrap">${whole}<`)).toHaveLength(all + 1);
  },
);

test('the amounts of a bill are in a column at the right, under each other', () => {
  const lines = ['R6 500', 'R450'].map((value) => ({ label: 'Agreed', value }));
  const letter = { title: '', lead: '', links: [] };
  const htmlOf = (isBill?: true) =>
    textAndHtml({ ...letter, sections: [{ title: '', lines, ...(isBill && { isBill }) }] }).html;
  expect(htmlOf(true).match(/text-align: right">R/g)).toHaveLength(lines.length);
  expect(htmlOf()).not.toContain('text-align: right');
});
