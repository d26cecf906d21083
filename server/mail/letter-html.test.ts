import { expect, test } from 'vitest';
import { SAMPLE_REFERENCE } from '../submissions/reference.ts';
import { textAndHtml } from './letter-html.ts';

test('a reference stays in one line wherever a mail has it', () => {
  const said = `Open ${SAMPLE_REFERENCE}`;
  const link = { label: said, url: 'https://movers.example' };
  const lines = [{ label: said, value: said, link }];
  const first = { title: said, points: [said], link };
  const sections = [{ title: said, lines, link }];
  const { html } = textAndHtml({ title: '', lead: said, first, answer: link, links: [], sections });
  const [, body = ''] = html.split('</head>');
  const whole = body.match(/nowrap">[A-Z]+-[A-Z0-9]{4}-[A-Z0-9]{2}</g);
  expect(whole).toHaveLength(body.split(SAMPLE_REFERENCE).length - 1);
});
